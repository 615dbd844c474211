import { expect, it } from "vitest";
import { formOf } from "./link-request.ts";

const posted = (body: BodyInit, type: string) =>
	new Request("https://ensemble.example/newsletter/thanks", {
		method: "POST",
		body,
		headers: { "Content-Type": type },
	});

it("a posted form is read", async () => {
	const form = await formOf(posted("email=a%40b.c", "application/x-www-form-urlencoded"));
	expect(form.get("email")).toBe("a@b.c");
});

it.each([
	["--x\r\nbroken", "multipart/form-data; boundary=x"],
	["email=a", "multipart/form-data"],
	["{}", "application/json"],
])("refuses %j as %s", async (body, type) => {
	await expect(formOf(posted(body, type))).rejects.toMatchObject({ status: 400 });
});

it("a request without a body has no fields: a mail program may post to the link alone", async () => {
	const request = new Request("https://ensemble.example/newsletter/unsubscribe?token=x", { method: "POST" });
	expect([...(await formOf(request))]).toEqual([]);
});
