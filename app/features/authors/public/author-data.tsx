import type { ProfilePage, WithContext } from "schema-dts";
import { personOf } from "#app/features/articles/author.ts";
import type { ShownAuthor } from "#app/features/authors/shown-author.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { JsonLd } from "#app/metadata/json-ld.tsx";
import { organizationId } from "#app/metadata/organization.ts";
import { useSiteUrl } from "#app/metadata/root-data.ts";
import { BreadcrumbData } from "#app/metadata/structured-data.tsx";
import type { Language } from "#app/site/site-config.ts";
import { entryPath, pages } from "#app/site/site-map.ts";

type Author = Omit<ShownAuthor, "id">;

/** What an author's page tells search engines beside its text. */
export function AuthorData({ author }: { author: Author }) {
	const t = useText("blog");
	const siteUrl = useSiteUrl();
	const language = useLanguage();
	const trail = [
		{ name: t("label"), path: pages.blog },
		{ name: author.name, path: entryPath("author", author.slug) },
	];
	return (
		<>
			<JsonLd data={import.meta.env.SSR ? profilePageJsonLd(siteUrl, language, author) : undefined} />
			<BreadcrumbData trail={trail} />
		</>
	);
}

/** The page of an author, who is the same person on every page. */
export function profilePageJsonLd(
	siteUrl: string,
	language: Language,
	author: Author,
): WithContext<ProfilePage> {
	const { words, imageUrl } = author;
	return {
		"@context": "https://schema.org",
		"@type": "ProfilePage",
		inLanguage: language,
		mainEntity: {
			...personOf(author, { siteUrl, language }),
			...(words === "" ? {} : { description: words }),
			...(imageUrl === null ? {} : { image: siteUrl + imageUrl }),
			worksFor: { "@type": "Organization", "@id": organizationId(siteUrl) },
		},
	};
}
