import { Fragment } from "react";
import type { TableOfMail } from "#app/features/guest-mails/table-of-mail.ts";
import { useText } from "#app/i18n/text-context.tsx";

/** When and where an evening is, and what it costs. */
export function InvitationFacts({ table }: { table: TableOfMail }) {
	const t = useText("invitation");
	const facts = [
		[t("facts.when"), [table.date, table.time].filter(Boolean).join(", ")],
		[t("facts.where"), table.where],
		[t("facts.price"), table.price],
	] as const;
	return (
		<dl className="grid grid-cols-[6rem_1fr] gap-x-4 gap-y-2 border-y border-clay py-5">
			{facts
				.filter(([, text]) => text !== "")
				.map(([label, text]) => (
					<Fragment key={label}>
						<dt className="text-ink-soft">{label}</dt>
						<dd className="font-medium first-letter:uppercase">{text}</dd>
					</Fragment>
				))}
		</dl>
	);
}
