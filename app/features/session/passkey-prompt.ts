import type {
	AuthenticationResponseJSON,
	PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { useEffect, useEffectEvent, useState } from "react";
import { apiRequest } from "#app/api-client/client.ts";
import { useText } from "#app/i18n/text-context.tsx";

/** The answer of a passkey. */
export type PasskeyAnswer = AuthenticationResponseJSON;

const signInOptionsPath = "/api/admin/login/passkey-options";

/** Asked for anew before what was asked is too old to be answered. */
const renewMs = 4 * 60_000;

/** Asks for a passkey in a dialog of the browser, which ends what `usePasskeyAutofill` offers. */
export function usePasskeyPrompt(onProof: (proof: PasskeyAnswer) => void, optionsPath = signInOptionsPath) {
	const t = useText("admin");
	const [isAsking, setAsking] = useState(false);
	const [error, setError] = useState<string>();

	async function ask(): Promise<void> {
		setAsking(true);
		setError(undefined);
		try {
			const [library, optionsJSON] = await Promise.all([loadLibrary(), askOptions(optionsPath)]);
			onProof(await library.startAuthentication({ optionsJSON }));
		} catch (error) {
			setError(t(isDismissed(error) ? "signIn.passkeyNone" : "signIn.passkeyFailed"));
		} finally {
			setAsking(false);
		}
	}

	return { isAsking, error, ask };
}

/** Returns whether an error says that a dialog was closed, or gave way to another one. */
function isDismissed(error: unknown): boolean {
	return error instanceof Error && (error.name === "NotAllowedError" || error.name === "AbortError");
}

/** Offers passkeys among what the browser fills in, as long as a screen waits for a key. */
export function usePasskeyAutofill(isWaiting: boolean, onProof: (proof: PasskeyAnswer) => void): void {
	const proven = useEffectEvent(onProof);
	useEffect(() => {
		if (!isWaiting) return;
		let stop: (() => void) | undefined;
		let isOver = false;

		async function offer(): Promise<void> {
			if (!(await canAutofill())) return;
			try {
				const [library, optionsJSON] = await Promise.all([loadLibrary(), askOptions(signInOptionsPath)]);
				if (isOver) return;
				stop = () => library.WebAuthnAbortService.cancelCeremony();
				const proof = await library.startAuthentication({ optionsJSON, useBrowserAutofill: true });
				if (!isOver) proven(proof);
			} catch {
				// Nobody asked for it: whatever is wrong, the code and the button are there.
			}
		}

		void offer();
		const renewing = setInterval(() => void offer(), renewMs);
		return () => {
			isOver = true;
			clearInterval(renewing);
			stop?.();
		};
	}, [isWaiting]);
}

const loadLibrary = () => import("@simplewebauthn/browser");

const askOptions = (path: string) => apiRequest<PublicKeyCredentialRequestOptionsJSON>("POST", path);

/** Returns whether this browser knows passkeys. */
export function knowsPasskeys(): boolean {
	return typeof PublicKeyCredential !== "undefined";
}

async function canAutofill(): Promise<boolean> {
	return knowsPasskeys() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false);
}
