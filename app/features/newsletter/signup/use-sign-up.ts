import { type RefObject, type SyntheticEvent, useEffect, useState } from "react";
import { cameFromHeader } from "#app/features/visits/came-from.ts";
import { visitSourceHeader } from "#app/features/visits/visit.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { isEmail, normalizeEmail } from "#app/mail/email-address.ts";
import { prepareToasts, showToast } from "#app/ui/toasts.tsx";

/** Dispatched on the document when a sign-up was accepted. */
export const subscribedEvent = "ensemble:subscribed";

const timeoutMs = 20_000;

type Status =
	| { kind: "idle" | "submitting" | "done" }
	/** `invalid` names a wrong address, `failed` any other failure. */
	| { kind: "invalid" | "failed"; message: string };

/**
 * Sends the form in the background and shows the result. React does not control the field `email`:
 * what was typed before hydration, or stays after a failure, is not lost.
 */
export function useSignUp(email: RefObject<HTMLInputElement | null>, initial?: Status) {
	const t = useText("newsletterForm");
	const language = useLanguage();
	const [status, setStatus] = useState<Status>(initial ?? { kind: "idle" });

	// A disabled field loses the focus: it gets it back if there is more to do.
	useEffect(() => {
		if (status.kind === "invalid" || status.kind === "failed") email.current?.focus();
	}, [status, email]);

	async function submit(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
		event.preventDefault();
		if (status.kind === "submitting") return;
		const fields = Object.fromEntries(new FormData(event.currentTarget));
		if (!isEmail(normalizeEmail(String(fields.email)))) {
			setStatus({ kind: "invalid", message: t("invalid") });
			showToast({ title: t("invalidTitle"), description: t("invalid"), tone: "destructive" });
			return;
		}
		setStatus({ kind: "submitting" });
		void prepareToasts();
		const refusal = await send({ ...fields, language });
		if (refusal === undefined) {
			if (email.current) email.current.value = "";
			setStatus({ kind: "done" });
			document.dispatchEvent(new Event(subscribedEvent));
			showToast({ title: t("successTitle"), description: t("success") });
			return;
		}
		const message = refusal.message ?? t("failed");
		setStatus({ kind: "failed", message });
		showToast({ title: t("failedTitle"), description: message, tone: "destructive" });
	}

	return { status, submit };
}

/** @returns undefined on success, else a failure with the server's message, if it sent one. */
async function send(signUp: object): Promise<{ message?: string } | undefined> {
	try {
		const answer = await fetch("/api/newsletter", {
			method: "POST",
			headers: { "Content-Type": "application/json", [visitSourceHeader]: cameFromHeader() },
			body: JSON.stringify(signUp),
			signal: AbortSignal.timeout(timeoutMs),
		});
		const { message } = (await answer.json()) as { message?: string };
		return answer.ok ? undefined : { ...(message && { message }) };
	} catch {
		return {};
	}
}
