import { data, redirect } from "react-router";
import { entryPaths, slugIn } from "#app/content/entry-slugs.ts";
import { withCrops } from "#app/features/letters/edition.ts";
import { NewsletterSection } from "#app/features/newsletter/signup/newsletter-section.tsx";
import { parseTexts } from "#app/i18n/serialized-texts.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import type { PageAddress } from "#app/metadata/alternate-links.tsx";
import { pageMeta, siteNameOf } from "#app/metadata/page-meta.ts";
import { BreadcrumbData } from "#app/metadata/structured-data.tsx";
import { siteContext } from "#app/site/site-context.server.ts";
import { entryPath, pages } from "#app/site/site-map.ts";
import { withoutEmphasis } from "#app/ui/emphasis.tsx";
import type { Route } from "./+types/letter.page";
import { LetterMissing, LetterView } from "./letter-view.tsx";

export async function loader({ params, context }: Route.LoaderArgs) {
	const { language, letters, media, readTexts } = context.get(siteContext);
	const text = (await readTexts()).serialize(language, "letters", "newsletterForm");
	const slug = params.slug.toLowerCase();
	const sent = await letters.findEdition(slug, language);
	const paths = sent && entryPaths("newsletter/letter", sent);
	if (sent && paths && slugIn(language, sent) !== slug) throw redirect(paths[language], 301);
	const found = sent && { ...sent, edition: await withCrops(sent.edition, media) };
	const address: PageAddress = { indexed: found?.listed ?? false, query: "", ...(paths && { paths }) };
	return data({ language, text, found: found ?? null, address }, { status: found ? 200 : 404 });
}

export const meta: Route.MetaFunction = ({ loaderData, ...page }) => {
	if (!loaderData) return [{ title: siteNameOf(page) }];
	const { found, text } = loaderData;
	if (!found) return [{ title: withoutEmphasis(parseTexts(text).letters.missing.title) }];
	const { subject, preheader } = found.edition;
	return pageMeta(
		loaderData,
		() => ({ title: `${subject} · ${siteNameOf(page)}`, description: preheader }),
		page,
	);
};

export default function LetterPage({ loaderData: { found } }: Route.ComponentProps) {
	const t = useText("letters");
	const language = useLanguage();
	if (found === null) return <LetterMissing />;
	const trail = [
		{ name: t("label"), path: pages["newsletter/archive"] },
		{ name: found.edition.subject, path: entryPath("newsletter/letter", slugIn(language, found)) },
	];
	return (
		<main id="content" className="wrap-anywhere">
			<LetterView letter={found} />
			<BreadcrumbData trail={trail} />
			<NewsletterSection />
		</main>
	);
}
