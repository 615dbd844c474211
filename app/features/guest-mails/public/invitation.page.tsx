import { Fragment } from "react";
import { data, redirect } from "react-router";
import { deliverForm } from "#app/api-client/post-form.tsx";
import type { GuestLine, TableOfMail } from "#app/features/guest-mails/guest-mail.ts";
import { LinkButton, LinkPage } from "#app/features/newsletter/signup/link-page.tsx";
import { formOf, requirePost } from "#app/features/newsletter/signup/link-request.ts";
import { formatFullDay } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import type { AddressHandle } from "#app/metadata/alternate-links.tsx";
import { pageMeta } from "#app/metadata/page-meta.ts";
import { siteContext } from "#app/site/site-context.server.ts";
import type { Route } from "./+types/invitation.page";

export const handle: AddressHandle = { indexed: false };

export async function loader({ params, context }: Route.LoaderArgs) {
	const { language, invitations, readTexts } = context.get(siteContext);
	const invitation = await invitations.find(params.token, language);
	const text = (await readTexts()).serialize(language, "invitation", "errors");
	return data({ language, text, invitation }, { status: invitation.state === "invalid" ? 404 : 200 });
}

/** Takes an answer from a form's button alone: whoever opens the link has not answered. */
export async function action({ request, url, params, context }: Route.ActionArgs) {
	requirePost(request);
	const intent = (await formOf(request)).get("intent");
	if (intent !== "accept" && intent !== "decline") throw new Response(null, { status: 400 });
	await context.get(siteContext).invitations.answer(params.token, intent === "accept");
	return redirect(url.pathname, 303);
}

export const clientAction = (args: Route.ClientActionArgs) => deliverForm(args);

export const headers = () => ({ "Cache-Control": "no-store" });

export const meta: Route.MetaFunction = ({ loaderData, ...page }) =>
	pageMeta(loaderData, (read) => ({ title: read("invitation")("meta"), description: "" }), page);

export default function InvitationPage({ loaderData: { invitation } }: Route.ComponentProps) {
	const t = useText("invitation");
	if (invitation.state === "invalid") {
		return <LinkPage arcs="missed" title={t("invalid.title")} text={t("invalid.text")} />;
	}
	const { state, firstName, isMoved, answerBy, table, payment } = invitation;
	const mayAccept = state === "open" || state === "late";
	const takesPlace = mayAccept || state === "accepted";
	const { title, date } = table;
	return (
		<LinkPage
			arcs={state === "accepted" ? "together" : "apart"}
			title={t(`${state}.title`, { firstName })}
			text={t(`${state}.text`, { title, date })}
		>
			{isMoved && takesPlace ? <p className="mb-6 font-medium">{t("moved")}</p> : null}
			{takesPlace ? <InvitationFacts table={table} answerBy={answerBy} payment={payment} /> : null}
			{mayAccept || state === "gone" ? (
				<div className="mt-8 flex flex-wrap gap-4">
					{mayAccept ? <LinkButton look="primary" intent="accept" label={t("accept")} /> : null}
					<LinkButton look="quiet" intent="decline" label={t("decline")} />
				</div>
			) : null}
		</LinkPage>
	);
}

type FactsProps = {
	table: TableOfMail;
	answerBy: string | null;
	payment: readonly GuestLine[];
};

export function InvitationFacts({ table, answerBy, payment }: FactsProps) {
	const t = useText("invitation");
	const language = useLanguage();
	const facts = [
		[t("facts.when"), [table.date, table.time].filter(Boolean).join(", ")],
		[t("facts.where"), table.where],
		[t("facts.price"), table.price],
		[t("facts.answerBy"), answerBy === null ? "" : formatFullDay(answerBy, language)],
		...payment.map(({ label, text, url }) => [label, url === undefined ? text : ""] as const),
	] as const;
	return (
		<>
			<dl className="grid grid-cols-[minmax(6rem,auto)_minmax(0,1fr)] gap-x-4 gap-y-2 border-y border-clay py-5">
				{facts
					.filter(([, text]) => text !== "")
					.map(([label, text]) => (
						<Fragment key={label}>
							<dt className="text-ink-soft">{label}</dt>
							<dd className="font-medium wrap-anywhere first-letter:uppercase">{text}</dd>
						</Fragment>
					))}
			</dl>
			{payment.map((line) =>
				line.url === undefined ? null : <Code key={line.label} line={line} url={line.url} />,
			)}
		</>
	);
}

/** The picture of a code, whole and on white, wide enough to be scanned; its link opens it alone. */
function Code({ line: { label, text }, url }: { line: GuestLine; url: string }) {
	const t = useText("invitation");
	const path = new URL(url).pathname;
	return (
		<figure className="mt-6 grid justify-items-start gap-3">
			<figcaption className="text-ink-soft">{label}</figcaption>
			<img src={path} alt={t("code.alternative")} className="w-80 max-w-full min-w-50 bg-[#fff] p-4" />
			<a href={path} className="text-link inline-flex min-h-11 items-center">
				{text}
			</a>
		</figure>
	);
}
