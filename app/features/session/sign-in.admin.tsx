import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { Navigate, useNavigate } from "react-router";
import { endOwnSession } from "#app/api-client/client.ts";
import { isSignedIn } from "#app/api-client/session-flag.ts";
import { useSignedIn } from "#app/api-client/session-storage.ts";
import type { ReturnState } from "#app/content/drafts/resumed.ts";
import { localizePath } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { adminTitle } from "#app/metadata/admin-title.ts";
import { adminPaths } from "#app/site/admin-screens.ts";
import { withoutEmphasis } from "#app/ui/emphasis.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { SignedOutFrame } from "./signed-out-frame.tsx";
import { useSignIn } from "./use-sign-in.ts";

export const meta = adminTitle((text) => withoutEmphasis(text.signIn.title));

/** One object: a new one would navigate again with each rendering, while the next screen loads. */
const resumed: ReturnState = { resumed: true };

/** The screen of signing in. It also signs out, so that the screen before may ask first. */
export default function SignInScreen() {
	const t = useText("admin");
	const language = useLanguage();
	const signedIn = useSignedIn();
	const { busy, from, ended, signOut, ...keys } = useSignIn();
	useSigningOut(signOut);

	if (signedIn === true && !busy && !signOut)
		return <Navigate to={from} replace state={ended ? resumed : undefined} />;
	return (
		<SignedOutFrame
			title={t("signIn.title")}
			foot={
				<a
					href={localizePath("/", language)}
					className="text-link inline-flex min-h-11 w-fit items-center text-base"
				>
					{t("signIn.back")}
				</a>
			}
		>
			<p className="mt-4 text-ink-soft">{t("signIn.text")}</p>
			{ended ? (
				<p role="status" className="mt-6 border-l-2 border-brand pl-4">
					{t("signIn.ended")}
				</p>
			) : null}
			<SignInForm {...keys} busy={busy} />
			<p className="mt-6 text-sm text-ink-soft">{t("signIn.lost")}</p>
		</SignedOutFrame>
	);
}

/** Ends the session on the server and in every tab. Once: a reload must not end a newer session. */
function useSigningOut(wanted: boolean): void {
	const queries = useQueryClient();
	const navigate = useNavigate();
	useEffect(() => {
		if (!wanted) return;
		if (isSignedIn()) {
			endOwnSession();
			queries.clear();
		}
		void navigate(adminPaths.signIn, { replace: true, state: null });
	}, [wanted, queries, navigate]);
}
