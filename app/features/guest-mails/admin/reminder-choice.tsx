import { Switch } from "#app/admin-ui/switch.tsx";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import type { TableMails } from "#app/features/guest-mails/guest-mail.ts";
import { reminderHour } from "#app/features/guest-mails/reminder.ts";
import { formatFullDay } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { chooseReminder, tableMailsQuery } from "./guest-mails.query.ts";

type Props = { id: string; reminder: NonNullable<TableMails["reminder"]> };

/** Says when the reminder of a table can be sent, and whether it leaves by itself. */
export function ReminderChoice({ id, reminder: { from, isAhead, isAutomatic } }: Props) {
	const t = useText("admin");
	const day = formatFullDay(from, useLanguage());
	const choosing = useApiMutation({
		send: (isWanted: boolean) => chooseReminder(id, isWanted),
		refreshes: [tableMailsQuery(id).queryKey],
		done: (isWanted) => ({
			title: t(isWanted ? "guestMails.reminderChosen" : "guestMails.reminderUnchosen"),
		}),
		failed: { title: t("guestMails.reminderFailed") },
	});
	return (
		<Switch
			label={t("guestMails.reminderItself")}
			hint={t(isAhead ? "guestMails.reminderAhead" : "guestMails.reminderNow", { day, hour: reminderHour })}
			checked={choosing.isPending ? choosing.variables : isAutomatic}
			onChange={(isWanted) => {
				if (!choosing.isPending) choosing.mutate(isWanted);
			}}
		/>
	);
}
