import { accessCode } from "#e2e/support/site-process.ts";
import type { Screen } from "./screen.ts";

/** Signs in by the form. */
export async function signIn(view: Screen): Promise<void> {
	await view.open("/admin");
	await view.fill({ kind: "field", name: "Access code" }, accessCode);
	await view.click({ kind: "button", name: "Access Dashboard" });
	await view.isAt("/admin/dashboard");
	await view.sees({ kind: "heading", name: "Dashboard" });
}

/** Ends the session, so that the next journey begins at the form. */
export async function signOut(view: Screen): Promise<void> {
	await view.open("/admin/dashboard");
	await view.click({ kind: "button", name: "Sign Out" });
	await view.sees({ kind: "button", name: "Access Dashboard" });
	await view.expects(`sessionStorage.getItem("admin_token")`, null);
}
