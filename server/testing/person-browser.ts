import { act } from "@testing-library/react";
import { contentAreaHeader } from "#app/api-client/session-cookies.ts";
import { beginSession } from "#app/api-client/session-storage.ts";
import type { Role } from "#app/site/roles.ts";
import type { openBrowser } from "./browser.tsx";
import { somePerson } from "./people.ts";

type Browser = Awaited<ReturnType<typeof openBrowser>>;

/** Signs a browser in as somebody with a role, who has just accepted an invitation. */
export async function signInAs(
	{ app, stores, database, network }: Browser,
	role: Role,
	more: { event_id?: string } = {},
): Promise<void> {
	const id = await somePerson(database, role, more);
	await stores.people.inviteAgain(id);
	const token = (await stores.people.openInvitation(id))?.token;
	const answer = await app.request("/api/admin/invitation/acceptance", {
		method: "POST",
		headers: { "Content-Type": "application/json", [contentAreaHeader]: "1" },
		body: JSON.stringify({ token, code: "seven quiet herons" }),
	});
	network.cookies.store(answer);
	const { token: session } = (await answer.json()) as { token: string };
	act(() => beginSession(session));
}
