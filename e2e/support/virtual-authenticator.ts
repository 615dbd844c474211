import type { CDPSession, Page } from "@playwright/test";

/** An authenticator as a phone or a laptop has one, in the browser's own tests of WebAuthn. */
export class VirtualAuthenticator {
	readonly #devtools: CDPSession;
	readonly #authenticatorId: string;

	private constructor(devtools: CDPSession, authenticatorId: string) {
		this.#devtools = devtools;
		this.#authenticatorId = authenticatorId;
	}

	/** Adds one to a page's browser, which answers by itself, and offers to fill nothing in unless `autofill`. */
	static async add(page: Page, { autofill = false } = {}): Promise<VirtualAuthenticator> {
		if (!autofill)
			await page.addInitScript("PublicKeyCredential.isConditionalMediationAvailable = async () => false");
		const devtools = await page.context().newCDPSession(page);
		await devtools.send("WebAuthn.enable");
		const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
			options: {
				protocol: "ctap2",
				transport: "internal",
				hasResidentKey: true,
				hasUserVerification: true,
				isUserVerified: true,
				automaticPresenceSimulation: true,
			},
		});
		return new VirtualAuthenticator(devtools, authenticatorId);
	}

	/** Decides whether its user gives a fingerprint, a face or a PIN. */
	async verifyUser(isUserVerified: boolean): Promise<void> {
		await this.#send("WebAuthn.setUserVerified", { isUserVerified });
	}

	/** Lists the passkeys on it. */
	async list() {
		const authenticatorId = this.#authenticatorId;
		const { credentials } = await this.#devtools.send("WebAuthn.getCredentials", { authenticatorId });
		return credentials;
	}

	/** Puts a passkey on it with other values, as a copy from elsewhere. */
	async alter(changes: { signCount?: number; rpId?: string }): Promise<void> {
		const [credential] = await this.list();
		if (credential === undefined) throw new Error("There is no passkey.");
		const { credentialId } = credential;
		await this.#send("WebAuthn.removeCredential", { credentialId });
		await this.#send("WebAuthn.addCredential", { credential: { ...credential, ...changes } });
	}

	async #send(
		method: "WebAuthn.setUserVerified" | "WebAuthn.removeCredential" | "WebAuthn.addCredential",
		parameters: object,
	): Promise<void> {
		await this.#devtools.send(method, { authenticatorId: this.#authenticatorId, ...parameters } as never);
	}
}
