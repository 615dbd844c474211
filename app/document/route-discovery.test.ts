import { expect, it } from "vitest";
import { calmDiscovery, discoveryPath } from "./route-discovery.ts";

const ahead = new URL(discoveryPath, "https://ensemble.example");
const failing = calmDiscovery(() => Promise.reject(new TypeError("cut off")));
const answering = calmDiscovery(async () => Response.json({ known: true }));

it("is silent when a discovery ahead is cut off", async () => {
	const later = new Promise((resolve) => setImmediate(resolve, "nothing"));
	expect(await Promise.race([failing(ahead), later])).toBe("nothing");
});

it("is silent when its answer breaks off half-way", async () => {
	const body = new ReadableStream({ pull: (controller) => controller.error(new TypeError("cut off")) });
	const breaking = calmDiscovery(async () => new Response(body));
	const later = new Promise((resolve) => setTimeout(resolve, 20, "nothing"));
	expect(await Promise.race([breaking(ahead), later])).toBe("nothing");
});

it("lets everything else fail", async () => {
	const { signal } = new AbortController();
	await expect(failing(ahead, { signal })).rejects.toThrow("cut off");
	await expect(failing(new URL("/blog.data", ahead))).rejects.toThrow("cut off");
	await expect(failing("/api/newsletter")).rejects.toThrow("cut off");
});

it("hands every answer on", async () => {
	expect(await (await answering(ahead)).json()).toEqual({ known: true });
});
