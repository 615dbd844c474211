import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import type { OwnerMail } from "#app/mail/email-text.server.ts";
import { adminPaths } from "#app/site/admin-screens.ts";
import type { QueuedMail } from "#platform/mail/mail-queue.ts";
import type { PeopleStore } from "./people.store.server.ts";
import { invitationHours } from "./person.ts";

type Parts = {
	people: Pick<PeopleStore, "openInvitation">;
	/** Origin of every link; no trailing slash. */
	siteUrl: string;
};

/** Writes the mail that invites somebody; undefined if they were removed, or have been invited too long ago. */
export function invitationMailText({ people, siteUrl }: Parts) {
	return async (mail: QueuedMail, texts: SiteTexts): Promise<OwnerMail | undefined> => {
		const { personId } = JSON.parse(mail.payload) as { personId: string };
		const invited = await people.openInvitation(personId);
		if (invited === undefined || invited.email !== mail.recipient) return undefined;
		const t = texts.open(mail.language, "admin");
		const { name: site } = texts.facts(mail.language);
		return {
			subject: t("people.mail.subject", { site }),
			preview: t("people.mail.preview"),
			title: t("people.mail.title"),
			text: t(invited.role === "host" ? "people.mail.host" : "people.mail.editor", {
				person: invited.name,
				site,
			}),
			// Behind the sign of a fragment, which no server and no log is sent.
			button: { label: t("people.mail.button"), url: `${siteUrl}${adminPaths.invitation}#${invited.token}` },
			note: t("people.mail.note", { hours: invitationHours }),
			why: t("people.mail.why", { site }),
		};
	};
}
