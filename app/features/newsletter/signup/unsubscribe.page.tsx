import { useId } from "react";
import { data, redirect } from "react-router";
import { deliverForm, PostForm } from "#app/api-client/post-form.tsx";
import { type LeavingReason, leavingReason, leavingReasons } from "#app/features/newsletter/leaving.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { localizePath } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import type { AddressHandle } from "#app/metadata/alternate-links.tsx";
import { pageMeta } from "#app/metadata/page-meta.ts";
import { siteContext } from "#app/site/site-context.server.ts";
import { pages } from "#app/site/site-map.ts";
import { buttonClass } from "#app/ui/button.tsx";
import type { Route } from "./+types/unsubscribe.page";
import { HomeLink, LinkButton, LinkPage } from "./link-page.tsx";
import { formOf, requirePost, tokenOf } from "./link-request.ts";

export const handle: AddressHandle = { indexed: false };

export async function loader({ url, context }: Route.LoaderArgs) {
	const token = tokenOf(url);
	const { language, subscribers, readTexts } = context.get(siteContext);
	const reader = await subscribers.findReader(token);
	const subscription = reader?.state ?? ("invalid" as const);
	// After an undo the page says so, also when it is opened again from the browser's history.
	const state =
		subscription === "subscribed" && url.searchParams.has("undone") ? ("undone" as const) : subscription;
	const status = state === "invalid" ? 404 : 200;
	const text = (await readTexts()).serialize(language, "newsletter", "errors");
	return data({ language, text, state, reader: reader ?? null }, { status });
}

/** Posted by the page's buttons, and by mail programs with `List-Unsubscribe=One-Click` (RFC 8058). */
export async function action({ request, url, context }: Route.ActionArgs) {
	requirePost(request);
	const token = tokenOf(url);
	const { language, subscribers } = context.get(siteContext);
	const form = await formOf(request);
	let after: Record<string, string> = {};
	switch (form.get("intent")) {
		case "leave":
			await subscribers.unsubscribe(token);
			break;
		case "undo":
			await subscribers.undoUnsubscribe(token);
			after = { undone: "" };
			break;
		case "pause":
			await subscribers.pause(token);
			break;
		case "resume":
			await subscribers.resume(token);
			after = { undone: "" };
			break;
		case "reason": {
			const reason = leavingReason.safeParse(form.get("reason"));
			if (reason.success) await subscribers.giveReason(token, reason.data);
			break;
		}
		// A mail program, which follows no redirect.
		default: {
			const state = await subscribers.unsubscribe(token);
			return data(null, { status: state === "invalid" ? 404 : 200 });
		}
	}
	const path = localizePath(pages["newsletter/unsubscribe"], language);
	throw redirect(`${path}?${new URLSearchParams({ token, ...after })}`, 303);
}

export const clientAction = (args: Route.ClientActionArgs) => deliverForm(args);

export const headers = () => ({ "Cache-Control": "no-store" });

export const meta: Route.MetaFunction = ({ loaderData, ...page }) =>
	pageMeta(loaderData, (read) => read("newsletter")("unsubscribe.meta"), page);

export default function UnsubscribePage({ loaderData: { state, reader } }: Route.ComponentProps) {
	const t = useText("newsletter");
	if (state === "subscribed") return <StillSubscribed canPause={reader?.isConfirmed ?? false} />;
	if (state === "paused") return <PausedSubscription until={reader?.pausedUntil ?? ""} />;
	if (state === "unsubscribed") {
		return (
			<LinkPage arcs="apart" title={t("unsubscribe.done.title")} text={t("unsubscribe.done.text")}>
				<div className="grid gap-12">
					<LeavingReasons given={reader?.reason ?? null} />
					{/* Away from where "Unsubscribe" was: the second click of two must not land on it. */}
					<LinkButton look="quiet" intent="undo" label={t("unsubscribe.done.undo")} />
				</div>
			</LinkPage>
		);
	}
	return (
		<LinkPage
			arcs={state === "undone" ? "together" : "missed"}
			title={t(`unsubscribe.${state}.title`)}
			text={t(`unsubscribe.${state}.text`)}
		>
			<HomeLink />
		</LinkPage>
	);
}

/** Offers to leave, or to pause for a confirmed reader. */
function StillSubscribed({ canPause }: { canPause: boolean }) {
	const t = useText("newsletter");
	return (
		<LinkPage arcs="together" title={t("unsubscribe.title")} text={t("unsubscribe.text")}>
			<div className="flex flex-wrap gap-4">
				<LinkButton
					look="primary"
					intent="leave"
					label={t("unsubscribe.button")}
					busy={t("unsubscribe.busy")}
				/>
				{canPause ? <LinkButton look="quiet" intent="pause" label={t("unsubscribe.pause")} /> : null}
			</div>
			{canPause ? (
				<p className="mt-5 max-w-column text-small text-ink-soft">{t("unsubscribe.pauseText")}</p>
			) : null}
		</LinkPage>
	);
}

/** Offers to end a pause, or to leave. `until` is an instant. */
function PausedSubscription({ until }: { until: string }) {
	const t = useText("newsletter");
	const date = formatDay(until, useLanguage());
	return (
		<LinkPage
			arcs="apart"
			title={t("unsubscribe.paused.title")}
			text={t("unsubscribe.paused.text", { date })}
		>
			<div className="flex flex-wrap gap-4">
				<LinkButton look="quiet" intent="resume" label={t("unsubscribe.paused.resume")} />
				<LinkButton look="quiet" intent="leave" label={t("unsubscribe.button")} />
			</div>
		</LinkPage>
	);
}

/** Asks a person who has left why. The answer is optional and can be changed. */
function LeavingReasons({ given }: { given: LeavingReason | null }) {
	const t = useText("newsletter");
	const id = useId();
	return (
		<PostForm intent="reason" preventScrollReset className="border-t border-clay pt-8">
			<fieldset aria-describedby={`${id}note`}>
				<legend className="font-serif text-heading">{t("unsubscribe.reasons.title")}</legend>
				<div className="mt-3 grid">
					{leavingReasons.map((reason) => (
						<label key={reason} className="flex min-h-11 cursor-pointer items-center gap-3">
							<input
								type="radio"
								name="reason"
								value={reason}
								required
								defaultChecked={reason === given}
								className="size-5 shrink-0 accent-ember"
							/>
							{t(`unsubscribe.reasons.${reason}`)}
						</label>
					))}
				</div>
			</fieldset>
			<p id={`${id}note`} role="status" className="mt-3 text-small text-ink-soft">
				{t(given === null ? "unsubscribe.reasons.note" : "unsubscribe.reasons.thanks")}
			</p>
			<button type="submit" className={`${buttonClass("quiet")} mt-5 cursor-pointer`}>
				{t("unsubscribe.reasons.send")}
			</button>
		</PostForm>
	);
}
