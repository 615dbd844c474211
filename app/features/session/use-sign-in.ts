import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { ApiError, detailOf } from "#app/api-client/api-error.ts";
import { exchangeKey } from "#app/api-client/client.ts";
import { beginSession } from "#app/api-client/session-storage.ts";
import type { ReturnState } from "#app/content/drafts/resumed.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { adminPaths } from "#app/site/admin-screens.ts";
import { showToast } from "#app/ui/toasts.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { PasskeyAnswer } from "./passkey-prompt.ts";
import type { SignInInput } from "./session.ts";

const passkeyPath = "/api/admin/login/passkey";

type SignInRefusal =
	| { kind: "wrong-code" }
	/** The access code is right, and another key must join it. */
	| { kind: "second-key-needed" }
	| { kind: "too-many"; waitSeconds: number }
	| { kind: "unreachable" }
	| { kind: "other"; message: string | undefined };

export function signInRefusal(error: unknown): SignInRefusal {
	if (!(error instanceof ApiError)) return { kind: "other", message: undefined };
	if (error.unreachable) return { kind: "unreachable" };
	if (error.code === "second-key-needed") return { kind: "second-key-needed" };
	if (error.status === 401) return { kind: "wrong-code" };
	const seconds = detailOf(error, "retryAfterSeconds");
	if (error.status === 429 && typeof seconds === "number") {
		return { kind: "too-many", waitSeconds: seconds };
	}
	return { kind: "other", message: error.serverMessage };
}

/** Returns the text for a wait with its count: in seconds up to two minutes, then in minutes. */
export function waitText(seconds: number) {
	const longMinutes = 2;
	return seconds < longMinutes * 60
		? ({ path: "signIn.tooManySeconds", count: seconds } as const)
		: ({ path: "signIn.tooManyMinutes", count: Math.ceil(seconds / 60) } as const);
}

/** History state of a navigation to the sign-in screen. */
export type SignInState = {
	/** Path to return to. */
	from?: string;
	/** True if the session ended by itself, in the middle of work. */
	ended?: boolean;
	signOut?: boolean;
};

/** Signs in with a key, shows the result, and returns to the screen before. */
export function useSignIn() {
	const t = useText("admin");
	const navigate = useNavigate();
	const location = useLocation();
	// The server has no history state, which applies once the page is hydrated.
	const state = useHydrated() ? (location.state as SignInState | null) : null;
	const from = state?.from ?? adminPaths.dashboard;
	const [busy, setBusy] = useState(false);
	const [error, setError] = useState<string>();
	const [asksSecond, setAsksSecond] = useState(false);

	async function exchange(ask: () => Promise<{ token: string }>, denied: string): Promise<void> {
		setBusy(true);
		setError(undefined);
		try {
			const { token } = await ask();
			beginSession(token);
			showToast({ title: t("signIn.grantedTitle"), description: t("signIn.granted") });
			const resumed: ReturnState = { resumed: state?.ended === true };
			await navigate(from, { replace: true, state: resumed });
		} catch (error) {
			// After a success this screen stays busy until it closes.
			setBusy(false);
			const refusal = signInRefusal(error);
			if (refusal.kind === "second-key-needed") setAsksSecond(true);
			else showRefusal(refusal, denied);
		}
	}

	function showRefusal(refusal: Exclude<SignInRefusal, { kind: "second-key-needed" }>, denied: string): void {
		const description = explain(refusal, denied);
		const isDenied = refusal.kind === "wrong-code" || refusal.kind === "too-many";
		setError(description);
		showToast({
			title: t(isDenied ? "signIn.deniedTitle" : "signIn.failedTitle"),
			description,
			tone: "destructive",
		});
	}

	function explain(refusal: Exclude<SignInRefusal, { kind: "second-key-needed" }>, denied: string): string {
		if (refusal.kind === "wrong-code") return denied;
		if (refusal.kind === "unreachable") return t("common.offline");
		if (refusal.kind === "other") return refusal.message ?? t("common.offline");
		const { path, count } = waitText(refusal.waitSeconds);
		return t(path, { count });
	}

	return {
		signIn: (input: SignInInput) =>
			exchange(() => exchangeKey(input), t(asksSecond ? "signIn.secondDenied" : "signIn.denied")),
		signInWithPasskey: (proof: PasskeyAnswer, stay: boolean) =>
			exchange(() => exchangeKey({ response: proof, stay }, passkeyPath), t("signIn.denied")),
		busy,
		error,
		asksSecond,
		from,
		ended: state?.ended === true,
		signOut: state?.signOut === true,
	};
}
