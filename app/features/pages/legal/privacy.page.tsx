import { data } from "react-router";
import { answerOf, deliverForm } from "#app/api-client/post-form.tsx";
import { formOf, requirePost } from "#app/features/newsletter/signup/link-request.ts";
import { CountingForm, countingChoiceOf, countingCookie } from "#app/features/visits/counting-choice.tsx";
import { dayOf } from "#app/i18n/business-time.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { localizePath } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { pageMeta } from "#app/metadata/page-meta.ts";
import { privacyUpdated } from "#app/site/site-config.ts";
import { siteContext } from "#app/site/site-context.server.ts";
import { factOfForm } from "#app/site/site-facts.ts";
import { pages } from "#app/site/site-map.ts";
import { useSite } from "#app/site/use-site.tsx";
import { TextLink } from "#app/ui/page-link.tsx";
import type { Route } from "./+types/privacy.page";
import { LegalDocument, type LegalSection } from "./legal-document.tsx";

export async function loader({ context }: Route.LoaderArgs) {
	const { language, readTexts, texts: stored, keeping } = context.get(siteContext);
	const texts = await readTexts();
	const changed = await stored.findNewestTime("legal.privacy.");
	// The owner may have changed the policy since, in either language.
	const updated = [privacyUpdated, ...(changed === null ? [] : [dayOf(new Date(changed))])].toSorted();
	return {
		language,
		updated: updated.at(-1) ?? privacyUpdated,
		kept: (await keeping.list()).map(({ version: _, ...kept }) => ({ ...kept, fact: factOfForm[kept.form] })),
		text: texts.serialize(language, "legal", "errors"),
	};
}

/** Sets or removes the cookie of a browser that is not counted, and says so on the page. */
export async function action({ request, context }: Route.ActionArgs) {
	requirePost(request);
	const choice = countingChoiceOf(await formOf(request));
	if (choice === undefined) throw new Response(null, { status: 400 });
	const { siteUrl } = context.get(siteContext);
	return data({ choice }, { headers: { "Set-Cookie": countingCookie(choice, siteUrl) } });
}

export const clientAction = (args: Route.ClientActionArgs) => deliverForm(args);

export const meta: Route.MetaFunction = ({ loaderData, ...page }) =>
	pageMeta(loaderData, (read) => read("legal")("privacy.meta"), page);

export default function PrivacyPage({ loaderData: { updated, kept }, actionData }: Route.ComponentProps) {
	const t = useText("legal");
	const sections: LegalSection[] = t("privacy.sections");
	const { title, paragraphs } = t("privacy.counting");
	const counting = { title, paragraphs, after: <CountingForm sent={answerOf(actionData)?.choice} /> };
	const applications = useApplicationsSection(kept);
	const date = formatDay(updated, useLanguage());
	return (
		<LegalDocument
			label={t("privacy.updated", { date })}
			title={t("privacy.title")}
			intro={t("privacy.intro")}
			path={pages.privacy}
			// Before the last, which is about changes of the policy.
			sections={sections.toSpliced(-1, 0, ...applications, counting)}
		/>
	);
}

/** The times for which the applications of a form are kept. */
type Kept = {
	form: keyof typeof factOfForm;
	/** The address that leads to the form. */
	fact: (typeof factOfForm)[keyof typeof factOfForm];
	declinedMonths: number;
	unfinishedDays: number;
};

/** Returns what is said of applications, while a form of the site's own is open. */
function useApplicationsSection(kept: readonly Kept[]): LegalSection[] {
	const t = useText("legal");
	const language = useLanguage();
	const site = useSite();
	const open = kept.filter(({ fact }) => site[fact].href.startsWith("/"));
	const { title, paragraphs, held } = t("privacy.applications");
	const items = open.map(({ form, declinedMonths, unfinishedDays }) => ({
		term: t(`privacy.applications.forms.${form}`),
		text: `${t("privacy.applications.unsent", { count: unfinishedDays })} ${t("privacy.applications.closed", { count: declinedMonths })}`,
	}));
	const after = <TextLink to={localizePath(pages["application/held"], language)}>{held}</TextLink>;
	return items.length > 0 ? [{ title, paragraphs, items, after }] : [];
}
