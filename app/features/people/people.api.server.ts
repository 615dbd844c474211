import { createRoute } from "@hono/zod-openapi";
import type { AccessRules } from "#app/features/session/require-administrator.server.ts";
import { apiRouter, idParams, json, jsonBody, refused } from "#platform/api/api.ts";
import type { EveningsStore } from "./evenings.store.server.ts";
import type { PeopleStore } from "./people.store.server.ts";
import { type EndedHost, peopleLists, peoplePath, personInput } from "./person.ts";

type People = Pick<PeopleStore, "list" | "invite" | "inviteAgain" | "remove">;
type Parts = {
	people: People;
	evenings: Pick<EveningsStore, "list">;
	listEnded(): Promise<EndedHost[]>;
};

const onePath = `${peoplePath}/{id}`;
const done = (description: string) => ({ 204: { description } });

/** Lists, invites and removes the people who may sign in beside the owner. */
export function peopleApi({ people, evenings, listEnded }: Parts, { administratorOnly }: AccessRules) {
	return apiRouter()
		.openapi(
			createRoute({
				...administratorOnly,
				method: "get",
				path: peoplePath,
				summary:
					"List the people who may sign in, or are invited to, beside the owner; and evenings for a host",
				responses: { 200: json(peopleLists, "Who came last first"), ...refused.signedOut },
			}),
			async (context) => {
				const [all, coming, ended] = await Promise.all([people.list(), evenings.list(), listEnded()]);
				return context.json({ people: all, evenings: coming, ended }, 200);
			},
		)
		.openapi(
			createRoute({
				...administratorOnly,
				method: "post",
				path: peoplePath,
				summary: "Invite a person, by a mail whose link opens once, within a day",
				request: { body: jsonBody(personInput) },
				responses: { ...done("Invited"), ...refused.creation },
			}),
			async (context) => {
				const invited = context.req.valid("json");
				const { name } = await people.invite(invited);
				context.set("recorded", { subject: name, details: { role: invited.role } });
				return context.body(null, 204);
			},
		)
		.openapi(
			createRoute({
				...administratorOnly,
				method: "post",
				path: `${onePath}/invitation`,
				summary: "Send a person a new link, with which they choose a new key; those of before end with it",
				request: { params: idParams },
				responses: { ...done("Sent"), ...refused.signedOut, ...refused.missing },
			}),
			async (context) => {
				const { name } = await people.inviteAgain(context.req.valid("param").id);
				context.set("recorded", { subject: name });
				return context.body(null, 204);
			},
		)
		.openapi(
			createRoute({
				...administratorOnly,
				method: "delete",
				path: onePath,
				summary: "Remove a person: their sessions end at once",
				request: { params: idParams },
				responses: { ...done("Removed"), ...refused.signedOut, ...refused.missing },
			}),
			async (context) => {
				const { name } = await people.remove(context.req.valid("param").id);
				context.set("recorded", { subject: name });
				return context.body(null, 204);
			},
		);
}
