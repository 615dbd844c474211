import { maxSlugCharacters } from "#app/i18n/slug.ts";
import { parseUrl } from "#app/i18n/web-address.ts";

/** The source of a visit. Named groups have a name behind the slash. */
export type Source = "same" | "unknown" | "others" | `${"letter" | "search" | "social" | "site"}/${string}`;

/** Domains before the country's part, or whole ones with it. */
const searchEngines: Record<string, string> = {
	google: "Google",
	bing: "Bing",
	duckduckgo: "DuckDuckGo",
	yahoo: "Yahoo",
	ecosia: "Ecosia",
	qwant: "Qwant",
	"search.brave.com": "Brave",
	startpage: "Startpage",
	yandex: "Yandex",
	baidu: "Baidu",
};

const socialNetworks: Record<string, string> = {
	facebook: "Facebook",
	"fb.me": "Facebook",
	instagram: "Instagram",
	linkedin: "LinkedIn",
	"lnkd.in": "LinkedIn",
	"t.co": "X",
	twitter: "X",
	"x.com": "X",
	youtube: "YouTube",
	"youtu.be": "YouTube",
	tiktok: "TikTok",
	pinterest: "Pinterest",
	reddit: "Reddit",
	threads: "Threads",
	"wa.me": "WhatsApp",
	whatsapp: "WhatsApp",
	"t.me": "Telegram",
	telegram: "Telegram",
};

const letterSlug = new RegExp(`^[a-z0-9-]{1,${maxSlugCharacters}}$`);
const hostName = /^(?=.{4,100}$)([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]+$/;

/** Android apps name themselves so. */
const androidApp = "android-app:";

type Came = {
	/** The slug of the letter whose link was followed. */
	letter?: string | null | undefined;
	/** The address of the page with the link, whole or in part; blank for none. */
	referrer?: string | undefined;
	/** The host of this site. */
	host: string;
};

/** Returns the group from which somebody came. What is no public host name is unknown. */
export function sourceOf({ letter, referrer = "", host }: Came): Source {
	if (letter != null && letterSlug.test(letter)) return `letter/${letter}`;
	const url = referrer === "" ? undefined : parseUrl(referrer);
	if (url === undefined) return "unknown";
	if (url.host === host) return "same";
	if (url.protocol === androidApp) return known(url.hostname.split(".").toReversed().join(".")) ?? "unknown";
	const from = url.hostname.replace(/^www\./, "");
	return known(from) ?? (hostName.test(from) ? `site/${from}` : "unknown");
}

function known(from: string): Source | undefined {
	const engine = nameIn(searchEngines, from);
	if (engine !== undefined) return `search/${engine}`;
	const network = nameIn(socialNetworks, from);
	return network === undefined ? undefined : `social/${network}`;
}

/** Finds `google.co.uk`, `m.facebook.com`, `t.co`; not `google.example.org`, which anybody may own. */
function nameIn(names: Record<string, string>, host: string): string | undefined {
	const parts = host.split(".");
	const end = parts.slice(-2).join(".");
	const country = /^(com|co)$/.test(parts.at(-2) ?? "") && (parts.at(-1) ?? "").length === 2 ? -3 : -2;
	return names[host] ?? names[end] ?? names[parts.at(country) ?? ""];
}

/** Returns the source that a script sent as a query: the `letter`, the `referrer`. */
export function sourceOfHeader(sent: string | undefined, host: string): Source {
	const query = new URLSearchParams(sent);
	const source = sourceOf({ letter: query.get("letter"), referrer: query.get("referrer") ?? "", host });
	return source === "same" ? "unknown" : source;
}
