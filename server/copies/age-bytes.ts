/** Encrypts bytes that fit into memory to public keys of age. */
export async function encryptBytes(bytes: Uint8Array, recipient: string): Promise<Uint8Array> {
	const { Encrypter } = await import("age-encryption");
	const encrypter = new Encrypter();
	encrypter.addRecipient(recipient);
	return encrypter.encrypt(bytes);
}

/** Decrypts what was encrypted so. @throws Error for what is cut, changed, or another's. */
export async function decryptBytes(bytes: Uint8Array, identity: string): Promise<Buffer> {
	const { Decrypter } = await import("age-encryption");
	const decrypter = new Decrypter();
	decrypter.addIdentity(identity);
	return Buffer.from(await decrypter.decrypt(bytes));
}

/** Returns the public key that belongs to an identity. */
export async function recipientOf(identity: string): Promise<string> {
	const { identityToRecipient } = await import("age-encryption");
	return identityToRecipient(identity);
}
