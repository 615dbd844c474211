import {
	createHash,
	createPrivateKey,
	createPublicKey,
	generateKeyPairSync,
	sign,
	verify,
} from "node:crypto";
import { createReadStream, statSync, writeFileSync } from "node:fs";
import { pipeline } from "node:stream/promises";
import { Refusal } from "./refusal.ts";

/** The manifest of a signed package. */
export type PackageManifest = {
	name: string;
	version: string;
	/** Node's names of system and processor, such as `linux-x64`. */
	platform: string;
	/** The size of the archive; the next one is that of what is in it. */
	bytes: number;
	unpackedBytes: number;
	sha256: string;
};

/** The file beside an archive that holds its manifest and the signature of that. */
export const signatureFile = (archive: string): string => `${archive}.signature`;

/** A new pair: the private key as PEM, the public one as the line that machines know it by. */
export function newKeyPair(): { privateKey: string; publicKey: string } {
	const { privateKey } = generateKeyPairSync("ed25519");
	const pem = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
	return { privateKey: pem, publicKey: publicKeyOf(pem) };
}

/** The public half of a private key (PEM), as a line of a list of keys. */
export function publicKeyOf(privateKey: string): string {
	return createPublicKey(privateKey).export({ type: "spki", format: "der" }).toString("base64");
}

/** The public keys of a list: one a line, lines of `#` left out. */
export function publicKeysIn(list: string): string[] {
	return list
		.split("\n")
		.map((line) => line.trim())
		.filter((line) => line !== "" && !line.startsWith("#"));
}

/** A signature file: the manifest in one line, and the Ed25519 signature of that line. */
export function signManifest(manifest: PackageManifest, privateKey: string): string {
	const line = JSON.stringify(manifest);
	return `${line}\n${sign(null, Buffer.from(line), createPrivateKey(privateKey)).toString("base64")}\n`;
}

/** Writes what an archive is, signed, beside it. @returns that file. */
export async function signPackage(
	archive: string,
	{ name, version, platform, unpackedBytes }: Omit<PackageManifest, "bytes" | "sha256">,
	privateKey: string,
): Promise<string> {
	const sha256 = await sha256Of(archive);
	const manifest = { name, version, platform, bytes: statSync(archive).size, unpackedBytes, sha256 };
	writeFileSync(signatureFile(archive), signManifest(manifest, privateKey));
	return signatureFile(archive);
}

/** Reads a signature file. @throws Refusal unless one of the keys has signed it. */
export function readManifest(text: string, publicKeys: readonly string[]): PackageManifest {
	const [line = "", signature = ""] = text.split("\n");
	const bytes = Buffer.from(signature, "base64");
	const isSigned = publicKeys.some((key) => verify(null, Buffer.from(line), keyObject(key), bytes));
	if (!isSigned) throw new Refusal("The package is not signed by a key that this machine knows.");
	return JSON.parse(line) as PackageManifest;
}

function keyObject(line: string) {
	return createPublicKey({ key: Buffer.from(line, "base64"), format: "der", type: "spki" });
}

/** The SHA-256 of a file, read in parts. */
export async function sha256Of(file: string): Promise<string> {
	const hash = createHash("sha256");
	await pipeline(createReadStream(file), hash);
	return hash.digest("hex");
}
