import { createHash, randomBytes } from "node:crypto";

const tokenBytes = 32;
const codeBytes = 16;

/** 256 random bits, fit for an address: 43 characters. */
export function newToken(): string {
	return randomBytes(tokenBytes).toString("base64url");
}

/** 128 random bits that survive an address written in small letters: 32 characters. */
export function newCode(): string {
	return randomBytes(codeBytes).toString("hex");
}

/** Hashes a token that must not be readable in the database. */
export function hashToken(token: string): string {
	return createHash("sha256").update(token).digest("hex");
}
