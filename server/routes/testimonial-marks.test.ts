import { expect, it } from "vitest";
import { dictionaries } from "#app/i18n/dictionaries.server.ts";
import { inEachLanguage, localizePath } from "#app/i18n/language.ts";
import { languages } from "#app/site/site-config.ts";
import { pages } from "#app/site/site-map.ts";
import { openReader } from "#server/testing/reader.ts";

const places = ["home", "socials"] as const;
const cases = places.flatMap((place) => languages.map((language) => ({ place, language })));

it.each(cases)(
	"one real quote among samples: each sample bears its mark, none is said of all ($place, $language)",
	async ({ place, language }) => {
		const { read, stores } = await openReader();
		const { items, sample, sampleMark } = dictionaries[language][place].testimonials;
		const wording = inEachLanguage((each) => {
			const { quote = "", author = "" } = dictionaries[each][place].testimonials.items[0] ?? {};
			return { quote, author };
		});
		const consent = { person: "Xanthippe Moreau", givenOn: "2026-01-10", wording };
		await stores.consents.record(`${place}.testimonials.items.0`, consent);
		const page = await read(localizePath(pages[place], language));
		const section = page.all('main section[aria-labelledby="testimonials"]')[0];
		expect(section?.textContent).not.toContain(sample);
		const marked = [...(section?.querySelectorAll("figure") ?? [])].map((figure) =>
			figure.textContent?.includes(sampleMark),
		);
		expect(marked).toEqual(items.map((_, index) => index > 0));
	},
);
