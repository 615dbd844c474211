import { randomBytes, randomInt, scrypt, timingSafeEqual } from "node:crypto";

/** The cost of a guess: the parameters of scrypt (RFC 7914). */
export type GuessCost = { N: number; r: number; p: number };

/** The cost from OWASP's Password Storage Cheat Sheet, for 64 MiB. */
export const ownerGuessCost: GuessCost = { N: 2 ** 16, r: 8, p: 2 };
const maxMemoryBytes = 128 * 1024 * 1024;
const keyBytes = 32;
const saltBytes = 16;

/** Letters and digits that are not mistaken for one another. */
const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";
const groups = 4;
const groupLength = 5;

/** Makes a random code such as `k3vfw-9hq2m-...`: for access 20 characters of 31, about 99 bits. */
export function newAccessCode(count: number = groups): string {
	const letter = () => alphabet[randomInt(alphabet.length)];
	return Array.from({ length: count }, () => Array.from({ length: groupLength }, letter).join("")).join("-");
}

/** Returns the salted scrypt hash of a code, as `scrypt$N$r$p$salt$key`, in hexadecimal. */
export async function hashAccessCode(
	code: string,
	cost: GuessCost = ownerGuessCost,
	salt: Buffer = randomBytes(saltBytes),
): Promise<string> {
	const key = await derive(code, salt, cost);
	return ["scrypt", cost.N, cost.r, cost.p, salt.toString("hex"), key.toString("hex")].join("$");
}

/** Returns the hash of a code with the salt and the cost of another hash: the same for the same code. */
export function hashLike(code: string, hash: string): Promise<string> {
	const { cost, salt } = partsOf(hash);
	return hashAccessCode(code, cost, salt);
}

/** Returns whether a code has this hash. The time depends on the typed code alone. */
export async function isAccessCode(code: string, hash: string): Promise<boolean> {
	const { cost, salt, key } = partsOf(hash);
	for (const spelling of new Set([code, code.trim(), normalizeCode(code)])) {
		const given = await derive(spelling, salt, cost);
		if (key.length === given.length && timingSafeEqual(key, given)) return true;
	}
	return false;
}

/** Returns a random code in its own spelling, whatever its case, spaces and hyphens; others as they are. */
function normalizeCode(code: string): string {
	const letters = code.toLowerCase().replace(/[\s\p{Pd}]/gu, "");
	const isMade =
		letters.length === groups * groupLength && [...letters].every((one) => alphabet.includes(one));
	if (!isMade) return code;
	return Array.from({ length: groups }, (_, group) =>
		letters.slice(group * groupLength, (group + 1) * groupLength),
	).join("-");
}

/** Parses a stored hash, also in its first form, `scrypt$salt$key`, which has the owner's cost. */
function partsOf(hash: string): { cost: GuessCost; salt: Buffer; key: Buffer } {
	const [, ...parts] = hash.split("$");
	const [salt = "", key = ""] = parts.slice(-2);
	const [N = ownerGuessCost.N, r = ownerGuessCost.r, p = ownerGuessCost.p] = parts.slice(0, -2).map(Number);
	return { cost: { N, r, p }, salt: Buffer.from(salt, "hex"), key: Buffer.from(key, "hex") };
}

function derive(code: string, salt: Buffer, cost: GuessCost): Promise<Buffer> {
	return new Promise((resolve, reject) => {
		const options = { ...cost, maxmem: maxMemoryBytes };
		scrypt(code.normalize("NFKC"), salt, keyBytes, options, (error, key) => {
			if (error) reject(error);
			else resolve(key);
		});
	});
}
