import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Link, useNavigate } from "react-router";
import { CompactButton, compactClass } from "#app/admin-ui/compact-button.tsx";
import { Field, inputClass } from "#app/admin-ui/field.tsx";
import { ApiError } from "#app/api-client/api-error.ts";
import { apiRequest } from "#app/api-client/client.ts";
import { beginSession } from "#app/api-client/session-storage.ts";
import { showErrorToast } from "#app/api-client/use-api-mutation.ts";
import { accessCodeMinLength } from "#app/features/session/access-code-rules.ts";
import { CodeInput } from "#app/features/session/code-input.tsx";
import { knowsPasskeys } from "#app/features/session/passkey-prompt.ts";
import { chosenCode, type SignInResult } from "#app/features/session/session.ts";
import { SignedOutFrame } from "#app/features/session/signed-out-frame.tsx";
import { useText } from "#app/i18n/text-context.tsx";
import { adminTitle } from "#app/metadata/admin-title.ts";
import { adminPaths } from "#app/site/admin-screens.ts";
import { withoutEmphasis } from "#app/ui/emphasis.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import {
	type Acceptance,
	acceptancePath,
	type Invitation,
	invitationHours,
	invitationPath,
} from "./person.ts";

export const meta = adminTitle((text) => withoutEmphasis(text.people.welcome.blankTitle));

/** The page of an invitation's link: who was invited makes a passkey or chooses a code, and is signed in. */
export default function InvitationScreen() {
	// The server is not told what stands behind the sign of a fragment.
	const token = useHydrated() ? location.hash.slice(1) : undefined;
	const invitation = useQuery({
		queryKey: [invitationPath, token],
		queryFn: () => apiRequest<Invitation>("POST", invitationPath, { token }),
		enabled: token !== undefined,
		retry: false,
		staleTime: Number.POSITIVE_INFINITY,
	});
	if (invitation.data !== undefined && token !== undefined)
		return <Welcome invitation={invitation.data} token={token} />;
	if (invitation.error instanceof ApiError && invitation.error.status === 404) return <Ended />;
	return <Waiting failed={invitation.isError} onRetry={() => void invitation.refetch()} />;
}

function Waiting({ failed, onRetry }: { failed: boolean; onRetry(): void }) {
	const t = useText("admin");
	return (
		<SignedOutFrame title={t("people.welcome.blankTitle")}>
			{failed ? (
				<div role="alert" className="mt-6 grid justify-items-start gap-4">
					<p>{t("common.offline")}</p>
					<CompactButton look="quiet" onClick={onRetry}>
						{t("common.retry")}
					</CompactButton>
				</div>
			) : (
				<p role="status" className="mt-6 text-ink-soft">
					{t("common.loading")}
				</p>
			)}
		</SignedOutFrame>
	);
}

function Ended() {
	const t = useText("admin");
	return (
		<SignedOutFrame title={t("people.welcome.endedTitle")}>
			<p role="status" className="mt-4 text-ink-soft">
				{t("people.welcome.endedText", { hours: invitationHours })}
			</p>
			<Link to={adminPaths.signIn} className={`${compactClass("quiet")} mt-8`}>
				{t("people.welcome.signIn")}
			</Link>
		</SignedOutFrame>
	);
}

function Welcome({ invitation: { name, email, role }, token }: { invitation: Invitation; token: string }) {
	const t = useText("admin");
	const { accept, acceptWithPasskey, busy, error, passkeyError, hasEnded } = useAccepting(token);

	if (hasEnded) return <Ended />;

	function submit(event: FormEvent<HTMLFormElement>): void {
		event.preventDefault();
		if (!busy) void accept(String(new FormData(event.currentTarget).get("code")));
	}

	return (
		<SignedOutFrame title={t("people.welcome.title", { person: name })}>
			<p className="mt-4 text-ink-soft">{t(`people.welcome.${role}`)}</p>
			<p className="mt-4 wrap-anywhere">{t("people.welcome.email", { address: email })}</p>
			{knowsPasskeys() ? (
				<div className="mt-8 grid gap-3">
					<p className="text-ink-soft">{t("people.welcome.passkeyText")}</p>
					<CompactButton
						look="primary"
						aria-disabled={busy}
						onClick={() => busy || void acceptWithPasskey()}
						className="min-h-12 text-[1.06rem]"
					>
						{t("people.welcome.passkey")}
					</CompactButton>
					<p role="alert" className="text-small text-fault empty:hidden">
						{passkeyError}
					</p>
					<h2 className="mt-5 font-semibold">{t("people.welcome.orCode")}</h2>
				</div>
			) : null}
			<form method="post" onSubmit={submit} noValidate className="mt-6 grid gap-6">
				<input
					type="text"
					name="username"
					autoComplete="username"
					value={email}
					readOnly
					hidden
					tabIndex={-1}
					className={inputClass}
				/>
				<Field
					label={t("people.welcome.code")}
					hint={t("people.welcome.codeHint", { min: accessCodeMinLength })}
					error={error}
				>
					{(control) => (
						<CodeInput
							{...control}
							name="code"
							autoComplete="new-password"
							readOnly={busy}
							className="min-h-12"
						/>
					)}
				</Field>
				<CompactButton
					look={knowsPasskeys() ? "quiet" : "primary"}
					type="submit"
					aria-disabled={busy}
					className="min-h-12 text-[1.06rem]"
				>
					{t(busy ? "people.welcome.accepting" : "people.welcome.accept")}
				</CompactButton>
			</form>
		</SignedOutFrame>
	);
}

/** Uses the link up with a passkey or a chosen code, and opens the content area. */
function useAccepting(token: string) {
	const t = useText("admin");
	const navigate = useNavigate();
	const [busy, setBusy] = useState(false);
	const [error, setError] = useState<string>();
	const [passkeyError, setPasskeyError] = useState<string>();
	const [hasEnded, setEnded] = useState(false);

	async function accept(code: string): Promise<void> {
		const checked = chosenCode.safeParse(code);
		if (!checked.success) return setError(explain(checked.error.issues[0]?.code));
		const acceptance: Acceptance = { token, code: checked.data };
		await open(
			() => apiRequest<SignInResult>("POST", acceptancePath, acceptance),
			(refusal) => {
				if (refusal instanceof ApiError && refusal.code === "listed-code") setError(t("access.listed"));
				else showErrorToast(refusal, { title: t("people.welcome.failed") });
			},
		);
	}

	const acceptWithPasskey = () =>
		open(
			() => makePasskey(token),
			(refusal) => {
				const words = refusal instanceof ApiError ? refusal.message : t("people.welcome.passkeyNone");
				setPasskeyError(words);
			},
		);

	async function open(send: () => Promise<SignInResult>, refuse: (refusal: unknown) => void): Promise<void> {
		setBusy(true);
		setError(undefined);
		setPasskeyError(undefined);
		try {
			const { token: session } = await send();
			beginSession(session);
			await navigate(adminPaths.dashboard, { replace: true });
		} catch (refusal) {
			setBusy(false);
			if (refusal instanceof ApiError && refusal.status === 404) setEnded(true);
			else refuse(refusal);
		}
	}

	const explain = (issue: string | undefined) =>
		t(issue === "custom" ? "access.common" : "access.tooShort", { min: accessCodeMinLength });

	return { accept, acceptWithPasskey, busy, error, passkeyError, hasEnded };
}

/** Has the browser make a passkey for whom a link is for, and uses the link up with it. */
async function makePasskey(token: string): Promise<SignInResult> {
	const { startRegistration } = await import("@simplewebauthn/browser");
	type Options = Parameters<typeof startRegistration>[0]["optionsJSON"];
	const optionsJSON = await apiRequest<Options>("POST", `${invitationPath}/passkey-options`, { token });
	const response = await startRegistration({ optionsJSON });
	return apiRequest<SignInResult>("POST", `${invitationPath}/passkey`, { token, response });
}
