import type { TextChange, TextList } from "#app/features/texts/site-text.ts";
import type { openBrowser } from "./browser.tsx";

type Browser = Pick<Awaited<ReturnType<typeof openBrowser>>, "send" | "signIn">;

const list = "/api/admin/texts";
/** A short text of a short section. */
export const label = { key: "favicon.label", language: "en" } as const;

/** Returns a text and its draft, in each language. */
export async function textOf({ send, signIn }: Browser, key: string) {
	const { texts } = (await (await send("GET", list, undefined, await signIn())).json()) as TextList;
	return texts.find((text) => text.key === key)?.languages;
}

/** Writes a text into the draft, as another window would; the label unless one is named. */
export async function writeDraft(browser: Browser, change: Partial<TextChange> = {}): Promise<void> {
	const key = change.key ?? label.key;
	const language = change.language ?? label.language;
	const written = (await textOf(browser, key))?.[language];
	const base = written?.draft ?? written?.published ?? written?.shipped;
	const body = { key, language, base, text: "Our mark", ...change };
	await browser.send("PUT", `${list}/draft`, body, await browser.signIn());
}

/** Publishes the draft as it is. */
export async function publishTexts(browser: Browser): Promise<void> {
	const token = await browser.signIn();
	const { revision } = (await (await browser.send("GET", list, undefined, token)).json()) as TextList;
	await browser.send("POST", "/api/admin/text-publications", { revision }, token);
}
