import { data, redirect } from "react-router";
import { LinkButton, LinkPage } from "#app/features/newsletter/signup/link-page.tsx";
import { deliverForm } from "#app/features/newsletter/signup/post-form.tsx";
import { useText } from "#app/i18n/text-context.tsx";
import type { AddressHandle } from "#app/metadata/alternate-links.tsx";
import { pageMeta } from "#app/metadata/page-meta.ts";
import { siteContext } from "#app/site/site-context.server.ts";
import type { Route } from "./+types/invitation.page";
import { InvitationFacts } from "./invitation-facts.tsx";

export const handle: AddressHandle = { indexed: false };

export async function loader({ params, context }: Route.LoaderArgs) {
	const { language, invitations, readTexts } = context.get(siteContext);
	const invitation = await invitations.find(params.token, language);
	const text = (await readTexts()).serialize(language, "invitation");
	return data({ language, text, invitation }, { status: invitation.state === "invalid" ? 404 : 200 });
}

/** Takes an answer from a form's button alone: whoever opens the link has not answered. */
export async function action({ request, url, params, context }: Route.ActionArgs) {
	if (request.method !== "POST") {
		throw new Response(null, { status: 405, headers: { Allow: "GET, HEAD, POST" } });
	}
	const intent = await request.formData().then(
		(form) => form.get("intent"),
		() => null,
	);
	if (intent !== "accept" && intent !== "decline") throw new Response(null, { status: 400 });
	await context.get(siteContext).invitations.answer(params.token, intent === "accept");
	return redirect(url.pathname, 303);
}

export const clientAction = (args: Route.ClientActionArgs) => deliverForm(args);

export const headers = () => ({ "Cache-Control": "no-store" });

export const meta: Route.MetaFunction = ({ loaderData, ...page }) =>
	pageMeta(loaderData, (read) => ({ title: read("invitation")("meta"), description: "" }), page);

/** The invitation of one guest, with two buttons while it is open. */
export default function InvitationPage({ loaderData: { invitation } }: Route.ComponentProps) {
	const t = useText("invitation");
	if (invitation.state === "invalid") {
		return <LinkPage arcs="missed" title={t("invalid.title")} text={t("invalid.text")} />;
	}
	const { state, firstName, isMoved, table } = invitation;
	const takesPlace = state === "open" || state === "accepted";
	const { title, date } = table;
	return (
		<LinkPage
			arcs={state === "accepted" ? "together" : "apart"}
			title={t(`${state}.title`, { firstName })}
			text={t(`${state}.text`, { title, date })}
		>
			{isMoved && takesPlace ? <p className="mb-6 font-medium">{t("moved")}</p> : null}
			{takesPlace ? <InvitationFacts table={table} /> : null}
			{state === "open" ? (
				<div className="mt-8 flex flex-wrap gap-4">
					<LinkButton look="primary" intent="accept" label={t("accept")} />
					<LinkButton look="quiet" intent="decline" label={t("decline")} />
				</div>
			) : null}
		</LinkPage>
	);
}
