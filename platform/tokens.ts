import { createHash, randomBytes } from "node:crypto";

const tokenBytes = 32;

/** 256 random bits, fit for an address: 43 characters. */
export function newToken(): string {
	return randomBytes(tokenBytes).toString("base64url");
}

/** What is stored of a token that must not be readable in the database. */
export function hashToken(token: string): string {
	return createHash("sha256").update(token).digest("hex");
}
