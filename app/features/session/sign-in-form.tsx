import { type FormEvent, useState } from "react";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Field, inputClass } from "#app/admin-ui/field.tsx";
import { useText } from "#app/i18n/text-context.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { CodeInput, UsernameField } from "./code-input.tsx";
import { knowsPasskeys, type PasskeyAnswer, usePasskeyAutofill, usePasskeyPrompt } from "./passkey-prompt.ts";
import { idleStayDays, type SignInInput, stayDays } from "./session.ts";

type Props = {
	signIn(input: SignInInput): void;
	signInWithPasskey(proof: PasskeyAnswer, stay: boolean): void;
	busy: boolean;
	error: string | undefined;
	/** True if a second key must join the access code. */
	asksSecond: boolean;
};

/** The form of all keys, which stays after a failed try. Disabled until hydration. */
export function SignInForm({ signIn, signInWithPasskey, busy, error, asksSecond }: Props) {
	const t = useText("admin");
	const hydrated = useHydrated();
	const [stay, setStay] = useState(false);
	const [isInvited, setInvited] = useState(false);
	const passkey = usePasskeyPrompt((proof) => signInWithPasskey(proof, stay));
	const isWaiting = hydrated && !busy && !passkey.isAsking;
	usePasskeyAutofill(isWaiting, (proof) => signInWithPasskey(proof, stay));

	function submit(event: FormEvent<HTMLFormElement>): void {
		event.preventDefault();
		if (busy) return;
		const typed = new FormData(event.currentTarget);
		const [email, second] = [typed.get("email"), typed.get("second")];
		signIn({
			password: String(typed.get("password")),
			...(typeof email === "string" && { email }),
			...(typeof second === "string" && { oneTimeCode: second }),
			...(stay && { stay }),
		});
	}

	return (
		// By POST, so that a code sent before hydration is never in an address.
		<form method="post" onSubmit={submit} noValidate className="mt-8 grid gap-6">
			{isInvited ? <EmailField busy={busy} /> : <UsernameField />}
			<Field label={t("signIn.label")} error={asksSecond ? undefined : (passkey.error ?? error)}>
				{(control) => (
					<CodeInput
						{...control}
						name="password"
						autoComplete="current-password webauthn"
						readOnly={busy}
						className="min-h-12"
					/>
				)}
			</Field>
			{asksSecond ? <SecondKeyField busy={busy} error={passkey.error ?? error} /> : null}
			<StayBox checked={stay} onChange={setStay} />
			<CompactButton
				look="primary"
				type="submit"
				disabled={!hydrated || busy}
				className="min-h-12 text-[1.06rem]"
			>
				{busy ? t("signIn.busy") : t("signIn.submit")}
			</CompactButton>
			{hydrated && knowsPasskeys() ? (
				<CompactButton look="quiet" disabled={!isWaiting} onClick={passkey.ask} className="min-h-12">
					{t(passkey.isAsking ? "signIn.passkeyBusy" : "signIn.passkey")}
				</CompactButton>
			) : null}
			<CompactButton look="plain" onClick={() => setInvited(!isInvited)} className="-ml-3 justify-self-start">
				{t(isInvited ? "signIn.asOwner" : "signIn.asInvited")}
			</CompactButton>
		</form>
	);
}

/** The address field of those whom the owner invited: each has a code of their own. */
function EmailField({ busy }: { busy: boolean }) {
	const t = useText("admin");
	return (
		<Field label={t("signIn.email")}>
			{(control) => (
				<input
					{...control}
					ref={focus}
					name="email"
					type="email"
					autoComplete="username"
					readOnly={busy}
					className={`${inputClass} min-h-12`}
				/>
			)}
		</Field>
	);
}

/** Focuses a field as it appears. */
const focus = (field: HTMLInputElement | null) => field?.focus();

/** The field of the key that joins the access code, which takes the focus: what was typed before was right. */
function SecondKeyField({ busy, error }: { busy: boolean; error: string | undefined }) {
	const t = useText("admin");
	const [isRecovery, setRecovery] = useState(false);
	return (
		<div>
			<Field
				label={t(isRecovery ? "signIn.recovery" : "signIn.oneTime")}
				hint={t(isRecovery ? "signIn.recoveryHint" : "signIn.oneTimeHint")}
				error={error}
			>
				{(control) => (
					<input
						{...control}
						// Another field: what was typed into the one is no code of the other.
						key={String(isRecovery)}
						ref={focus}
						name="second"
						type="text"
						inputMode={isRecovery ? "text" : "numeric"}
						autoComplete={isRecovery ? "off" : "one-time-code"}
						autoCapitalize="none"
						spellCheck={false}
						maxLength={40}
						readOnly={busy}
						className={`${inputClass} min-h-12 tabular-nums`}
					/>
				)}
			</Field>
			<CompactButton look="plain" onClick={() => setRecovery(!isRecovery)} className="-ml-3">
				{t(isRecovery ? "signIn.useOneTime" : "signIn.useRecovery")}
			</CompactButton>
		</div>
	);
}

function StayBox({ checked, onChange }: { checked: boolean; onChange(checked: boolean): void }) {
	const t = useText("admin");
	return (
		<div>
			<label className="inline-flex min-h-11 cursor-pointer items-center gap-3">
				<input
					type="checkbox"
					className="size-5 shrink-0 cursor-pointer accent-lagoon"
					aria-describedby="stay-hint"
					checked={checked}
					onChange={(event) => onChange(event.target.checked)}
				/>
				{t("signIn.stay", { days: stayDays })}
			</label>
			<p id="stay-hint" className="pl-8 text-small text-ink-soft">
				{t("signIn.stayHint", { idle: idleStayDays })}
			</p>
		</div>
	);
}
