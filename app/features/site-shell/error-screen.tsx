import { createContext, use } from "react";
import { useLocation } from "react-router";
import { isSignedIn } from "#app/api-client/session-flag.ts";
import { localizePath } from "#app/i18n/language.ts";
import type { TextsPart } from "#app/i18n/site-texts.server.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { MissedArcs } from "#app/ui/arcs.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

const kinds = ["notFound", "wrongMethod", "refused", "unexpected", "unreached", "unavailable"] as const;

type Kind = (typeof kinds)[number];

/** The texts of failures that every page carries. Pages with a form that the router sends carry the rest. */
export const errorTexts = { of: "errors", parts: kinds } as const satisfies TextsPart<"errors">;

/**
 * The page of an error: not found, wrong method, invalid form, failed, not delivered, or the database
 * away.
 */
export function ErrorScreen({ kind }: { kind: Kind }) {
	const t = useText("errors");
	const language = useLanguage();
	return (
		<main
			id="content"
			className="content flex min-h-[80svh] flex-col items-start justify-center gap-6 pt-32 pb-20"
		>
			<title>{t(`${kind}.title`)}</title>
			<MissedArcs className="w-48" />
			<p className="label text-ember">{t(`${kind}.label`)}</p>
			<h1 className="text-title">{t(`${kind}.title`)}</h1>
			<p className="max-w-column text-lead">{t(`${kind}.text`)}</p>
			{kind === "notFound" ? <Hint /> : null}
			{kind === "unexpected" ? <Reference /> : null}
			<div className="flex flex-wrap gap-4">
				{kind === "unreached" ? <AskAgain /> : null}
				<ButtonLink look="quiet" to={localizePath("/", language)} reloadDocument>
					{t(`${kind}.home`)}
				</ButtonLink>
			</div>
		</main>
	);
}

/** The document is one for everybody: a browser with a session shows its administrator another hint. */
function Hint() {
	const t = useText("errors");
	const isOwner = useHydrated() && isSignedIn();
	return <p className="text-ink-soft">{t(isOwner ? "notFound.hint" : "notFound.moved")}</p>;
}

/** Links to the page that was not delivered, with its query. */
function AskAgain() {
	const t = useText("errors");
	const { pathname, search } = useLocation();
	return (
		<ButtonLink look="primary" to={pathname + search} replace>
			{t("unreached.again")}
		</ButtonLink>
	);
}

function Reference() {
	const t = useText("errors");
	const requestId = use(RequestId);
	return (
		<p className="text-ink-soft">
			{t("unexpected.reference")} {/* Only the server knows the id: the browser keeps the rendered one. */}
			<code suppressHydrationWarning>{requestId}</code>
		</p>
	);
}

/** The id of the request that a document is rendered for, on the server. */
export const RequestId = createContext("");
