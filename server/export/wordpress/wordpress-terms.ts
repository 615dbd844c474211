import { locales, nameOfLanguage } from "#app/i18n/language.ts";
import { slugOf } from "#app/i18n/slug.ts";
import { type Language, languages } from "#app/site/site-config.ts";
import type { WxrTerm } from "./wxr.ts";

type Sorting = "category" | "post_tag";
type Sorted = { id: number; taxonomy: Sorting; slug: string; name: string; group: Translations };
/** Numbers of what says the same in several languages. */
type Translations = Partial<Record<Language, number>>;

/**
 * Collects what Polylang, the most used plugin for several languages, keeps as terms: in which language a post, a
 * category and a tag are, and which of them translate one another. WordPress itself takes the categories and tags alone.
 */
export function wordpressTerms() {
	const terms: WxrTerm[] = [];
	const sorted = new Map<string, Sorted>();
	const slugs = new Set<string>();
	let id = 0;
	const nextId = () => {
		id += 1;
		return id;
	};
	const add = (taxonomy: string, slug: string, name: string, description = "") => {
		terms.push({ id: nextId(), taxonomy, slug, name, description });
	};
	for (const language of languages) {
		const locale = locales[language].tag.replace("-", "_");
		add("language", language, ownName(language), `a:2:{s:6:"locale";${text(locale)}s:3:"rtl";i:0;}`);
		add("term_language", `pll_${language}`, ownName(language));
	}

	/** Finds or adds a category or a tag of a language; two languages never share one. */
	function sort(taxonomy: Sorting, language: Language, name: string): Sorted {
		const plain = slugOf(name) || name;
		const key = `${taxonomy} ${language} ${plain}`;
		const known = sorted.get(key);
		if (known !== undefined) return known;
		const slug = slugs.has(`${taxonomy} ${plain}`) ? `${plain}-${language}` : plain;
		slugs.add(`${taxonomy} ${slug}`);
		const term: Sorted = { id: nextId(), taxonomy, slug, name, group: {} };
		term.group[language] = term.id;
		sorted.set(key, term);
		return term;
	}

	/** Has the categories of an article's texts translate one another where neither has a translation yet. */
	function pairCategories(named: Partial<Record<Language, string>>): void {
		const found = languages.flatMap((language) => {
			const name = named[language];
			return name ? [sort("category", language, name)] : [];
		});
		if (found.some(({ group }) => Object.keys(group).length > 1)) return;
		const group: Translations = Object.assign({}, ...found.map((term) => term.group));
		for (const term of found) term.group = group;
	}

	/** Says that posts translate one another. @returns the term that each of them has. */
	function pairPosts(articleId: string, posts: Translations): { domain: string; slug: string; name: string } {
		const slug = groupSlug(articleId);
		add("post_translations", slug, slug, serialized(posts));
		return { domain: "post_translations", slug, name: slug };
	}

	/** Returns every term, once all posts are written. */
	function all(): WxrTerm[] {
		const own = [...sorted.values()];
		const groups = new Set(own.map(({ group }) => group));
		return [
			...terms,
			...own.map((term) => ({ ...term, description: "" })),
			...[...groups].map((group) => {
				const slug = `pll_term_${Object.values(group)[0]}`;
				const description = serialized(group);
				return { id: nextId(), taxonomy: "term_translations", slug, name: slug, description };
			}),
		];
	}

	return { sort, pairCategories, pairPosts, all };
}

/** The same for an article in every export, by which an import knows it again. */
export const groupSlug = (articleId: string) => `pll_${articleId.replaceAll("-", "")}`;

export const ownName = (language: Language) => nameOfLanguage(language, language);

/** A text as PHP serializes it. */
const text = (value: string) => `s:${Buffer.byteLength(value)}:"${value}";`;

/** Numbers by language as PHP serializes them. */
function serialized(numbers: Translations): string {
	const entries = Object.entries(numbers).map(([language, id]) => `${text(language)}i:${id};`);
	return `a:${entries.length}:{${entries.join("")}}`;
}
