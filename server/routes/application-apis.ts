import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { fillingApi } from "#app/features/applications/filling/filling.api.server.ts";
import { photographsApi } from "#app/features/applications/filling/photographs.api.server.ts";
import { applicationsApi } from "#app/features/applications/inbox/applications.api.server.ts";
import { keepingApi } from "#app/features/applications/inbox/keeping.api.server.ts";
import { applicationKeyApi } from "#app/features/applications/keys/application-key.api.server.ts";
import { formsApi } from "#app/features/forms/api/forms.api.server.ts";
import { questionsApi } from "#app/features/forms/api/questions.api.server.ts";
import type { Access } from "#app/features/session/require-administrator.server.ts";
import type { Site } from "#server/composition/compose-site.ts";

type Parts = Pick<Site, "stores" | "services" | "limits" | "config"> & {
	access: Access;
	clientOf(context: Context): string;
};

/** Returns the endpoints of the site's own forms, and of what is filled in, sent and kept on them. */
export function applicationApis({
	stores,
	services,
	limits,
	config,
	access,
	clientOf,
}: Parts): OpenAPIHono[] {
	const { applicationKeys: keys, applications, filling, erasures } = services;
	const ofOwner = access.to("applications");
	return [
		questionsApi(stores.questions, ofOwner),
		formsApi({ forms: stores.forms, requireProvedKey: keys.requireProved }, ofOwner),
		applicationKeyApi({ keys, countTry: limits.keyProof, clientOf }, ofOwner),
		keepingApi(applications.keeping, ofOwner),
		fillingApi({
			...{ filling: filling.service, siteUrl: config.siteUrl, clientOf },
			...{ countSave: limits.application.save, countChallenge: limits.application.challenge },
		}),
		photographsApi({
			...{ photographs: filling.photographs, siteUrl: config.siteUrl, clientOf },
			countPhotograph: limits.application.photograph,
		}),
		applicationsApi(
			{ ...applications, erase: erasures.eraseApplication, eraseAll: erasures.eraseApplications },
			ofOwner,
		),
	];
}
