import { Link } from "react-router";
import { CompactButton, compactClass } from "#app/admin-ui/compact-button.tsx";
import { Icon } from "#app/admin-ui/icon.tsx";
import { ScreenHead } from "#app/admin-ui/screen.tsx";
import type { Seating } from "#app/features/guests/seating.ts";
import { guestMailsPath, paymentsPath } from "#app/features/guests/seating-path.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { adminPath } from "#app/site/admin-screens.ts";
import type { GuestForms } from "./use-guest-forms.ts";

type Props = {
	seating: Seating;
	title: string;
	forms: GuestForms;
	withTelephone: boolean;
	onTelephone(withTelephone: boolean): void;
};

/** The title of a table's screen, the ways to its other screens, and what opens the forms. */
export function SeatingHead({ seating: { table, erasedAt }, title, forms, ...printing }: Props) {
	const t = useText("admin");
	const isClosed = forms.isOpen || erasedAt !== null;
	return (
		<ScreenHead title={title}>
			<div className="flex flex-wrap gap-3">
				<Link to={guestMailsPath(table.id)} className={compactClass("quiet")}>
					{t("guestMails.open")}
				</Link>
				<Link to={paymentsPath(table.id)} className={compactClass("quiet")}>
					{t("payments.open")}
				</Link>
				<Link to={adminPath("arrivals", table.id)} className={compactClass("quiet")}>
					{t("people.arrivals.open")}
				</Link>
				<PrintButton {...printing} />
				<CompactButton
					ref={forms.importButton}
					look="quiet"
					disabled={isClosed}
					onClick={forms.startImporting}
				>
					{t("guests.import")}
				</CompactButton>
				<CompactButton ref={forms.addButton} look="primary" disabled={isClosed} onClick={forms.startAdding}>
					<Icon name="plus" />
					{t("guests.add")}
				</CompactButton>
			</div>
		</ScreenHead>
	);
}

function PrintButton({ withTelephone, onTelephone }: Pick<Props, "withTelephone" | "onTelephone">) {
	const t = useText("admin");
	return (
		<span className="flex flex-wrap gap-x-3">
			<CompactButton look="quiet" onClick={() => window.print()}>
				{t("guests.print")}
			</CompactButton>
			<label className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-small">
				<input
					type="checkbox"
					checked={withTelephone}
					onChange={(event) => onTelephone(event.target.checked)}
					className="size-5 accent-ember"
				/>
				{t("guests.printTelephone")}
			</label>
		</span>
	);
}
