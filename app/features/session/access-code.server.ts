import { randomBytes, randomInt, scrypt, timingSafeEqual } from "node:crypto";

/** What one guess costs: the parameters of scrypt (RFC 7914). */
export type GuessCost = { N: number; r: number; p: number };

/** As OWASP's Password Storage Cheat Sheet gives them for 64 MiB. */
export const ownerGuessCost: GuessCost = { N: 2 ** 16, r: 8, p: 2 };
const maxMemoryBytes = 128 * 1024 * 1024;
const keyBytes = 32;
const saltBytes = 16;

/** Letters and digits that cannot be mistaken for one another when read aloud or copied by hand. */
const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";
const groups = 4;
const groupLength = 5;

/** A random access code such as `k3vfw-9hq2m-...`: 20 characters of 31, about 99 bits. */
export function newAccessCode(): string {
	const letter = () => alphabet[randomInt(alphabet.length)];
	return Array.from({ length: groups }, () => Array.from({ length: groupLength }, letter).join("")).join("-");
}

/** The salted scrypt hash of a code, as `scrypt$N$r$p$salt$key`, salt and key in hexadecimal. */
export async function hashAccessCode(code: string, cost: GuessCost = ownerGuessCost): Promise<string> {
	const salt = randomBytes(saltBytes);
	const key = await derive(code, salt, cost);
	return ["scrypt", cost.N, cost.r, cost.p, salt.toString("hex"), key.toString("hex")].join("$");
}

/**
 * Whether a code is the one that was hashed, as it was typed or as it was probably meant. How long a
 * wrong one takes depends on what was typed alone.
 */
export async function isAccessCode(code: string, hash: string): Promise<boolean> {
	const { cost, salt, key } = partsOf(hash);
	for (const spelling of new Set([code, meantCode(code)])) {
		const given = await derive(spelling, salt, cost);
		if (key.length === given.length && timingSafeEqual(key, given)) return true;
	}
	return false;
}

/** Returns a made code in its own spelling, whatever case, spaces and hyphens it has; others trimmed. */
function meantCode(code: string): string {
	const letters = code.toLowerCase().replace(/[\s\p{Pd}]/gu, "");
	const isMade =
		letters.length === groups * groupLength && [...letters].every((one) => alphabet.includes(one));
	if (!isMade) return code.trim();
	return Array.from({ length: groups }, (_, group) =>
		letters.slice(group * groupLength, (group + 1) * groupLength),
	).join("-");
}

/**
 * Reads a stored hash, also in its first form, `scrypt$salt$key`, when every guess cost what the
 * owner's does.
 */
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
