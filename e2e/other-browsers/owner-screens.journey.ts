import { test } from "./fixtures.ts";
import { signIn, signOut } from "./owner.ts";

test("a page of one's own, the look, and a table in French first", async ({ view }) => {
	await view.resize(1280, 1000);
	await signIn(view);

	await test.step("writes a page, with the slash menu", async () => {
		await view.open("/admin/pages");
		await view.click({ kind: "link", name: "Add a page" });
		await view.isAt("/admin/add-page");
		await view.fill({ kind: "field", name: "Title" }, "How to reach us");
		await view.fill({ kind: "field", name: "Text" }, "/sub");
		await view.sees({ kind: "option", name: "Subheading" });
		await view.press("Enter");
		await view.type("By the lagoon");
		await view.expects(`document.querySelector(".writing h3").textContent`, "By the lagoon");
		await view.press("Enter");
		await view.type("/quo");
		await view.click({ kind: "option", name: "Quote" });
		await view.type("Come in.");
		await view.expects(`document.querySelector(".writing blockquote").textContent`, "Come in.");
		await view.click({ kind: "button", name: "Save" });
		await view.sees({ kind: "text", name: "It is a draft. Visitors do not see it." });
		// The form of the saved page is on its way: leaving earlier would break off the loading of its script.
		await view.expects(`location.pathname.startsWith("/admin/edit-page/")`, true);
		await view.sees({ kind: "heading", name: "Edit the page" });
		await view.open("/admin/pages");
		await view.sees({ kind: "text", name: "How to reach us" });
	});

	await test.step("chooses another accent", async () => {
		const accent = `getComputedStyle(document.documentElement).getPropertyValue("--color-brand").trim()`;
		await view.open("/admin/facts/look");
		await view.fill({ kind: "field", name: "Colour code" }, "#7a1f5c");
		await view.sees({ kind: "text", name: "Easy to see on light backgrounds" });
		await view.click({ kind: "button", name: "Save Look" });
		await view.sees({ kind: "text", name: "Look saved" });
		await view.open("/");
		await view.expects(accent, "#7a1f5c");
	});

	await test.step("lays a table that is named in French alone", async () => {
		await view.open("/admin/events");
		await view.click({ kind: "button", name: "Add New Event" });
		await view.click({ kind: "question", name: "Texts in French" });
		await view.fill({ kind: "field", name: "Event Title (French)" }, "Dîner au lagon");
		await view.evaluate(`document.querySelector("input[type=date]").focus()`);
		await view.typeParts("06", "06", "2090");
		await view.evaluate(`document.querySelector("input[type=time]").focus()`);
		await view.typeParts("08", "08", "a");
		await view.click({ kind: "button", name: "Create Event" });
		await view.sees({ kind: "text", name: "Event created successfully!" });
		await view.open("/fr/events/singlessocials");
		await view.sees({ kind: "heading", name: "Dîner au lagon" });
	});

	await signOut(view);
});
