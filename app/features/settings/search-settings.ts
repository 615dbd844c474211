import { z } from "#app/content/schema.ts";
import { visitMailKey } from "./mail-settings.ts";

const wrongCode = "Use the code, or the tag that holds it.";

/** Keys of what the owner lets search engines do. */
export const searchSettings = {
	listing: "search_listing",
	indexNow: "indexnow",
	training: "training_robots",
} as const;

/** Keys of the codes that prove to a search engine whose site it is, each with the name of its meta tag. */
export const verifications = {
	google: { key: "google_verification", meta: "google-site-verification" },
	bing: { key: "bing_verification", meta: "msvalidate.01" },
} as const;

/** A code, also from the whole tag that a search engine gives; blank for none. */
export const verificationCode = z
	.string()
	.trim()
	.max(500, wrongCode)
	.overwrite((typed) => /content=["']([^"']*)/.exec(typed)?.[1] ?? typed)
	.regex(/^[\w=+/.-]{0,100}$/, wrongCode);

export const verificationInput = z.object({
	key: z.enum(Object.values(verifications).map(({ key }) => key)),
	value: verificationCode,
});

/** Returns the meta tags with the stored codes, for the home page. */
export async function verificationMeta(find: (key: string) => Promise<{ value: string } | undefined>) {
	const tags = Object.values(verifications).map(async ({ key, meta }) => ({
		name: meta,
		content: (await find(key))?.value ?? "",
	}));
	return (await Promise.all(tags)).filter(({ content }) => content !== "");
}

/** A switch that is on until its owner switches it off. */
export const switchInput = z.object({
	key: z.enum({ ...searchSettings, visitMail: visitMailKey }),
	value: z.enum(["on", "off"]),
});

export type SwitchInput = z.infer<typeof switchInput>;

export function isOn(stored: { value: string } | undefined): boolean {
	return stored?.value !== "off";
}
