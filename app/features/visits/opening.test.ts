import { describe, expect, it } from "vitest";
import { openingOf } from "./opening.ts";

const host = "ensemble.example";
/** The headers with which every browser of the last years asks for the page of a typed address. */
const opens = { "sec-fetch-mode": "navigate", "sec-fetch-dest": "document", "sec-fetch-site": "none" };
const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0";

const ask = (headers: Record<string, string>, method = "GET") =>
	openingOf({ method, url: "/", headers }, host);

const crawlers = [
	"Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
	`Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) ${chrome} Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
	`Mozilla/5.0 ${chrome} (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Safari/537.36`,
	"DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)",
	"Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)",
	"Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)",
	"Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)",
	"facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
	"LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)",
	"Twitterbot/1.0",
	"WhatsApp/2.23.20.0",
	"TelegramBot (like TwitterBot)",
	"Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)",
	"Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)",
	"Mozilla/5.0 (compatible; SemrushBot/7~bl; +http://www.semrush.com/bot.html)",
	`Mozilla/5.0 ${chrome} (compatible; GPTBot/1.2; +https://openai.com/gptbot)`,
	`Mozilla/5.0 ${chrome} (compatible; ClaudeBot/1.0; +claudebot@anthropic.com)`,
	"CCBot/2.0 (https://commoncrawl.org/faq/)",
	"Mozilla/5.0 (compatible; archive.org_bot +http://archive.org/details/archive.org_bot)",
	"Mozilla/5.0+(compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)",
	`Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.0.0 Safari/537.36`,
	"curl/8.5.0",
];

const people = [
	`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`,
	`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/142.0.0.0`,
	`Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`,
	`Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`,
	"Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0",
	"Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Mobile/15E148 Safari/604.1",
	"Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/500.0.0.1;FBBV/1;FBDV/iPhone14,5;FBMD/iPhone;FBSN/iOS;FBSV/18.4]",
	"Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 350.0.0.1",
	"Mozilla/5.0 (Linux; Android 13; CUBOT P80) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36",
];

describe("a page is opened", () => {
	it.each(crawlers)("by a program, whether it asks as a browser or not: %s", (agent) => {
		expect(ask({ "user-agent": agent, ...opens })).toEqual({ isAutomatic: true });
		expect(ask({ "user-agent": agent })).toEqual({ isAutomatic: true });
	});

	it.each(people)("by a person: %s", (agent) => {
		expect(ask({ "user-agent": agent, ...opens })).toEqual({ isAutomatic: false, source: "unknown" });
	});

	it("by a program that calls itself a browser, and does not say how it asks", () => {
		for (const agent of people) expect(ask({ "user-agent": agent })).toEqual({ isAutomatic: true });
	});

	it("by nobody, where a program or a browser reads the headers alone", () => {
		for (const agent of ["curl/8.5.0", ...people]) {
			expect(ask({ "user-agent": agent, ...opens }, "HEAD")).toBeUndefined();
			expect(ask({ "user-agent": agent }, "HEAD")).toBeUndefined();
		}
	});

	it("by nobody, while a browser loads it ahead", () => {
		for (const [header, value] of [
			["sec-purpose", "prefetch"],
			["sec-purpose", "prefetch;prerender"],
			["purpose", "prefetch"],
		] as const) {
			const ahead = { [header]: value };
			expect(ask({ "user-agent": people[0] ?? "", ...opens, ...ahead })).toBeUndefined();
		}
	});
});
