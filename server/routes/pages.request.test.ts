import { expect, it } from "vitest";
import { underSiteUrl } from "./pages.ts";

const siteUrl = "https://ensemble.example";

function posted(origin: string | undefined): Request {
	return new Request("http://ensemble.example/newsletter/thanks?a=1", {
		method: "POST",
		body: "email=someone",
		headers: origin === undefined ? {} : { Origin: origin },
	});
}

it("the server gives a form of our own site the address that its sender knows", async () => {
	const request = underSiteUrl(posted(siteUrl), siteUrl);
	expect(request.url).toBe("https://ensemble.example/newsletter/thanks?a=1");
	expect(request.method).toBe("POST");
	expect(await request.text()).toBe("email=someone");
});

it("the server takes no part of a path for a host", () => {
	const request = new Request("http://other.example:3000//x/preview/token?a=1", {
		headers: { Origin: siteUrl },
	});
	expect(underSiteUrl(request, siteUrl).url).toBe("https://ensemble.example//x/preview/token?a=1");
});

it.each(["https://elsewhere.example", "null", undefined])(
	"the server leaves a form of %s as it came",
	(origin) => {
		const request = posted(origin);
		expect(underSiteUrl(request, siteUrl)).toBe(request);
	},
);
