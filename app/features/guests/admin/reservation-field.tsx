import { useRef, useState } from "react";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Field, inputClass } from "#app/admin-ui/field.tsx";
import { ApiError, detailOf } from "#app/api-client/api-error.ts";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import type { Seating } from "#app/features/guests/seating.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { reserveTable, seatingChanges } from "./seating.query.ts";

/** The name under which the table is reserved. What is typed stays until it is saved. */
export function ReservationField({ seating }: { seating: Seating }) {
	const t = useText("admin");
	const [typed, setTyped] = useState<string>();
	const [version, setVersion] = useState<number>();
	const field = useRef<HTMLInputElement>(null);
	const change = useApiMutation({
		send: (surname: string) =>
			reserveTable(seating.table.id, { surname, version: Math.max(version ?? 0, seating.version) }),
		refreshes: seatingChanges,
		done: { title: t("guests.surnameSaved") },
		failed: { title: t("guests.surnameFailed") },
	});
	const message = change.error instanceof ApiError ? change.error.serverMessage : undefined;

	function save(): void {
		if (typed === undefined || change.isPending) return;
		change.mutate(typed, {
			onSuccess: () => {
				// The button goes once there is nothing to save. Whoever has moved on stays where they are.
				if (field.current?.form?.contains(document.activeElement)) field.current.focus();
				setTyped(undefined);
			},
			onError: (error) => {
				if (!(error instanceof ApiError) || error.code !== "stale") return;
				setVersion((detailOf(error, "current") as { version: number }).version);
			},
		});
	}

	return (
		<form
			className="mb-6 flex max-w-xl flex-wrap items-end gap-3"
			onSubmit={(event) => {
				event.preventDefault();
				save();
			}}
		>
			<div className="min-w-56 grow">
				<Field
					label={t("guests.surname")}
					hint={t("guests.surnameHint")}
					error={change.isError ? (message ?? t("guests.surnameFailed")) : undefined}
				>
					{(control) => (
						<input
							{...control}
							ref={field}
							value={typed ?? seating.surname}
							maxLength={120}
							autoComplete="off"
							onChange={(event) => setTyped(event.target.value)}
							onBlur={() => {
								if (typed !== seating.surname) save();
							}}
							className={inputClass}
						/>
					)}
				</Field>
			</div>
			{typed === undefined || typed === seating.surname ? null : (
				<CompactButton look="quiet" type="submit" aria-disabled={change.isPending}>
					{t("guests.surnameSave")}
				</CompactButton>
			)}
		</form>
	);
}
