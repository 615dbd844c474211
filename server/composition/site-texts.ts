import { siteLook } from "#app/features/look/site-look.server.ts";
import { imagesOf } from "#app/features/look/stored-look.ts";
import { activeMembersKey, publicMemberCount } from "#app/features/settings/setting.ts";
import type { TextParts } from "#app/features/texts/api/text-list.server.ts";
import { consentedTo } from "#app/features/texts/wordings.server.ts";
import { defaultTexts, type SiteTexts, siteTexts } from "#app/i18n/site-texts.server.ts";
import { isDatabaseAway } from "#platform/database/database-failure.ts";
import type { Stores } from "./stores.ts";

/** Opens the owner's texts, with facts filled in, and look: rebuilt when any changes, shared until then. */
export function openTexts(
	stores: Pick<Stores, "texts" | "consents" | "facts" | "forms" | "look" | "media">,
	siteUrl: string,
) {
	type Inputs = Awaited<ReturnType<typeof readInputs>>;
	let cached: { inputs: Inputs; fingerprint: string; texts: SiteTexts } | undefined;

	/** The texts read last, for uses that cannot wait for the database. */
	const knownTexts = (): SiteTexts => cached?.texts ?? defaultTexts;

	function readInputs() {
		const chosen = stores.look.find();
		const images = chosen.then(({ look }) => stores.media.listShown(imagesOf(look)));
		const { texts, consents, facts, forms } = stores;
		return Promise.all([
			texts.list(),
			consents.listCovered(),
			facts.find(),
			chosen,
			images,
			forms.listOpen(),
		]);
	}

	/** The present texts; those last known while the database is away. */
	async function readTexts(): Promise<SiteTexts> {
		try {
			const inputs = await readInputs();
			if (inputs.some((part, index) => part !== cached?.inputs[index])) {
				const [own, covered, { facts }, { look, logo }, images, openForms] = inputs;
				const fingerprint = JSON.stringify([own, covered, facts, look, images, openForms]);
				const texts =
					cached?.fingerprint === fingerprint
						? cached.texts
						: siteTexts(facts, {
								own: [...own, ...consentedTo(own, covered)],
								openForms,
								look: await siteLook({ look, logo }, images, siteUrl),
							});
				cached = { inputs, fingerprint, texts };
			}
		} catch (error) {
			if (!isDatabaseAway(error)) throw error;
		}
		return knownTexts();
	}

	return { readTexts, knownTexts };
}

/** Returns the sources of the owner's texts, and what they are checked against. */
export function textParts(stores: Stores, readTexts: TextParts["readTexts"]): TextParts {
	const { texts, textDrafts: drafts } = stores;
	return { texts, drafts, readTexts, countMembers: () => countMembers(stores) };
}

/** Returns the number of members that visitors read. */
export async function countMembers({ settings }: Pick<Stores, "settings">): Promise<number> {
	return publicMemberCount((await settings.find(activeMembersKey))?.value);
}
