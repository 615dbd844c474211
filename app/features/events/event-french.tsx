import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { useText } from "../../text/text-context";
import { Icon } from "../../ui/icon";
import type { EventDraft } from "./event-draft";
import { EventTextField } from "./event-text-field";

/** The French texts, folded away until they are wanted; open where some are written. */
export function EventFrench() {
	const t = useText("admin");
	const { getValues } = useFormContext<EventDraft>();
	const [open, setOpen] = useState(() => Object.values(getValues("fr")).some((text) => text !== ""));
	return (
		<details
			open={open}
			onToggle={(event) => setOpen(event.currentTarget.open)}
			className="group border-t border-clay"
		>
			<summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
				<Icon name="chevron" className="-rotate-90 transition-transform duration-200 group-open:rotate-0" />
				{t("events.frenchToggle")}
			</summary>
			{open ? <Fields /> : null}
		</details>
	);
}

function Fields() {
	const t = useText("admin");
	return (
		<>
			<p className="mb-5 text-small text-ink-soft">{t("events.frenchHint")}</p>
			<div className="grid gap-x-6 gap-y-5 sm:grid-cols-2 xl:grid-cols-4">
				<div className="sm:col-span-2 xl:col-span-4">
					<EventTextField name="fr.title" label={t("events.frTitle")} />
				</div>
				<EventTextField name="fr.date" label={t("events.frDate")} hint={t("events.frDateHint")} />
				<EventTextField name="fr.time" label={t("events.frTime")} />
				<EventTextField name="fr.price" label={t("events.frPrice")} />
				<EventTextField name="fr.location" label={t("events.frLocation")} />
				<div className="sm:col-span-2 xl:col-span-4">
					<EventTextField name="fr.description" label={t("events.frDescription")} lines={3} />
				</div>
			</div>
		</>
	);
}
