import { type FormEvent, useEffect, useRef, useState } from "react";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Dialog } from "#app/admin-ui/dialog.tsx";
import { Field, inputClass } from "#app/admin-ui/field.tsx";
import { ApiError } from "#app/api-client/api-error.ts";
import { apiRequest } from "#app/api-client/client.ts";
import { answerKeyQuestions } from "#app/api-client/key-question.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { CodeInput, UsernameField } from "./code-input.tsx";
import { knowsPasskeys, type PasskeyAnswer, usePasskeyPrompt } from "./passkey-prompt.ts";
import { type ConfirmInput, keyMinutes } from "./second-look.ts";
import { signInRefusal, waitText } from "./use-sign-in.ts";

const confirmPath = "/api/admin/confirm";

/** Asks for the key again, above whatever is on the screen, when a request needs it. */
export function KeyDialog() {
	const t = useText("admin");
	const [isOpen, setOpen] = useState(false);
	const answer = useRef<(isGiven: boolean) => void>(undefined);

	useEffect(() => {
		const stop = answerKeyQuestions(
			() =>
				new Promise((resolve) => {
					answer.current = resolve;
					setOpen(true);
				}),
		);
		return () => {
			stop();
			answer.current?.(false);
		};
	}, []);

	function close(isGiven: boolean): void {
		setOpen(false);
		answer.current?.(isGiven);
	}

	return (
		<Dialog
			open={isOpen}
			onClose={() => close(false)}
			title={t("key.title")}
			text={t("key.text", { keyMinutes })}
		>
			<KeyForm onGiven={() => close(true)} onCancel={() => close(false)} />
		</Dialog>
	);
}

function KeyForm({ onGiven, onCancel }: { onGiven(): void; onCancel(): void }) {
	const t = useText("admin");
	const { give, busy, asksSecond, ...giving } = useGivingKey(onGiven);
	const passkey = usePasskeyPrompt(
		(response) => void give({ response }, "/passkey"),
		`${confirmPath}/passkey-options`,
	);
	const error = passkey.error ?? giving.error;
	const [password, setPassword] = useState("");
	const [second, setSecond] = useState("");

	function submit(event: FormEvent<HTMLFormElement>): void {
		event.preventDefault();
		// The form lies above another one in React's tree, though not on the page.
		event.stopPropagation();
		void give({ password, ...(asksSecond && { oneTimeCode: second }) });
	}

	return (
		<form method="post" noValidate onSubmit={submit} className="mt-6 grid gap-5">
			<UsernameField />
			<Field label={t("signIn.label")} error={asksSecond ? undefined : error}>
				{(control) => (
					<CodeInput
						{...control}
						value={password}
						onChange={(event) => setPassword(event.target.value)}
						autoComplete="current-password"
						readOnly={busy}
					/>
				)}
			</Field>
			{asksSecond ? (
				<Field label={t("key.second")} hint={t("key.secondHint")} error={error}>
					{(control) => (
						<input
							{...control}
							value={second}
							onChange={(event) => setSecond(event.target.value)}
							autoComplete="one-time-code"
							autoCapitalize="none"
							spellCheck={false}
							readOnly={busy}
							className={inputClass}
						/>
					)}
				</Field>
			) : null}
			{knowsPasskeys() ? (
				<CompactButton look="quiet" aria-disabled={busy || passkey.isAsking} onClick={passkey.ask}>
					{t(passkey.isAsking ? "signIn.passkeyBusy" : "key.passkey")}
				</CompactButton>
			) : null}
			<div className="flex flex-wrap justify-end gap-3">
				<CompactButton look="quiet" onClick={onCancel}>
					{t("common.cancel")}
				</CompactButton>
				<CompactButton look="primary" type="submit" aria-disabled={busy}>
					{t(busy ? "key.busy" : "key.give")}
				</CompactButton>
			</div>
		</form>
	);
}

function useGivingKey(onGiven: () => void) {
	const t = useText("admin");
	const [busy, setBusy] = useState(false);
	const [asksSecond, setAsksSecond] = useState(false);
	const [error, setError] = useState<string>();

	async function give(key: ConfirmInput | { response: PasskeyAnswer }, path = ""): Promise<void> {
		if (busy) return;
		setBusy(true);
		setError(undefined);
		try {
			await apiRequest("POST", `${confirmPath}${path}`, key);
			onGiven();
		} catch (refusal) {
			setBusy(false);
			if (refusal instanceof ApiError && refusal.code === "second-key-needed") setAsksSecond(true);
			else setError(explain(refusal));
		}
	}

	function explain(thrown: unknown): string {
		if (thrown instanceof ApiError && thrown.code === "wrong-code") return t("key.wrong");
		const refusal = signInRefusal(thrown);
		if (refusal.kind === "too-many") {
			const { path, count } = waitText(refusal.waitSeconds);
			return t(path, { count });
		}
		return (refusal.kind === "other" && refusal.message) || t("common.offline");
	}

	return { give, busy, asksSecond, error };
}
