import { Administrator } from "#e2e/support/administrator.ts";
import { openForms, takeTime } from "#e2e/support/applicant.ts";
import { button, field, heading } from "#e2e/support/hand.ts";
import { awaitMail, linkTo } from "#e2e/support/mail-fixtures.ts";
import { test } from "./fixtures.ts";
import type { Screen } from "./screen.ts";

const sideways = "document.documentElement.scrollWidth - document.documentElement.clientWidth";

/** Answers the form of referrals from its first step to the look through. */
async function fillIn(view: Screen, email: string): Promise<void> {
	await view.fill(field("Your surname"), "Bell");
	await view.fill(field("Your email address"), email);
	await view.click(field("A friend"));
	await view.click(button("Continue"));
	await view.sees(heading("The person you think of"));
	await view.fill(field("Their first name"), "Priya");
	await view.fill(
		field("What would you say of them to somebody who has never met them?"),
		"Kind, and <b>funny</b>.",
	);
	await view.expects(sideways, 0);
	await view.click(button("Continue"));
	await view.sees(heading("How it goes on"));
	await view.click(field("Not yet: I shall ask first"));
	await view.click(field("No"));
	await view.click(field("I have read the privacy policy."));
	await view.click(button("Read it through"));
	await view.sees(heading("Is this you?"));
	await view.expects(`document.querySelector("main").textContent.includes("Kind, and <b>funny</b>.")`, true);
	await view.expects(sideways, 0);
}

test("a form of the site, filled in with scripts, and again without any", async ({
	view,
	listener,
	inbox,
}) => {
	await openForms(await Administrator.signIn(listener.url), ["referral"]);
	await view.resize(390, 844);
	await view.open("/apply/referral");
	await view.fill(field("Your first name"), "Anna");
	await view.sees({ kind: "text", name: "Saved" });
	await view.open("/apply/referral");
	await view.expects(`[...document.querySelectorAll("input")].some(({ value }) => value === "Anna")`, true);
	const begun = performance.now();
	await fillIn(view, "scripts@example.com");
	await takeTime(begun);
	await view.click(button("Send my recommendation"));
	await view.sees(heading("Thank you. It is with us"));
	await awaitMail(inbox, "scripts@example.com");

	listener.withoutScripts = true;
	await view.arriveAt("/apply/referral");
	await view.fill(field("Your first name"), "Bea");
	await fillIn(view, "none@example.com");
	// Without scripts the first step is what begins it.
	await takeTime(performance.now());
	await view.click(button("Send my recommendation"));
	await view.sees(heading("One last click"));
	const link = new URL(linkTo(await awaitMail(inbox, "none@example.com"), "/apply/link/"));
	await view.arriveAt(link.pathname);
	await view.click(button("Yes, it is mine"));
	await view.sees(heading("Thank you. It is confirmed"));
	listener.withoutScripts = false;
});
