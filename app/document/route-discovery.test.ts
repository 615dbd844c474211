import { expect, it } from "vitest";
import { calmDiscovery, discoveryPath } from "./route-discovery.ts";

const ahead = new URL(discoveryPath, "https://ensemble.example");
const failing = calmDiscovery(() => Promise.reject(new TypeError("cut off")));
const answering = calmDiscovery(async () => Response.json({ known: true }));

it("a discovery ahead that is cut off fails silently", async () => {
	const later = new Promise((resolve) => setImmediate(resolve, "nothing"));
	expect(await Promise.race([failing(ahead), later])).toBe("nothing");
});

it("a discovery whose answer breaks off half-way fails silently", async () => {
	const body = new ReadableStream({ pull: (controller) => controller.error(new TypeError("cut off")) });
	const breaking = calmDiscovery(async () => new Response(body));
	const later = new Promise((resolve) => setTimeout(resolve, 20, "nothing"));
	expect(await Promise.race([breaking(ahead), later])).toBe("nothing");
});

it("any other request fails as it did", async () => {
	const { signal } = new AbortController();
	await expect(failing(ahead, { signal })).rejects.toThrow("cut off");
	await expect(failing(new URL("/blog.data", ahead))).rejects.toThrow("cut off");
	await expect(failing("/api/newsletter")).rejects.toThrow("cut off");
});

it("hands every answer on", async () => {
	expect(await (await answering(ahead)).json()).toEqual({ known: true });
});
