import { useId } from "react";
import { IconButton } from "#app/admin-ui/compact-button.tsx";
import { inputClass } from "#app/admin-ui/field.tsx";
import { useFocusFallback } from "#app/admin-ui/focus.ts";
import { Icon } from "#app/admin-ui/icon.tsx";
import { readPart } from "#app/features/letters/letter-parts.ts";
import { useText } from "#app/i18n/text-context.tsx";

/** One part of a letter in the list of its parts. */
export function LetterPartRow(props: {
	stored: string;
	name: string;
	isFirst: boolean;
	isLast: boolean;
	onMove(by: -1 | 1): void;
	onShort(isShort: boolean): void;
	onRemove(): void;
	/** What takes the focus when this row, which has it, goes. */
	fallback(): HTMLElement | null;
}) {
	const { name: part } = props;
	const t = useText("admin");
	const id = useId();
	const read = readPart(props.stored);
	return (
		<li ref={useFocusFallback(props.fallback)} className="grid gap-1 py-2">
			<div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2">
				<span className="text-base wrap-anywhere">{part}</span>
				<span className="-mr-2.5 flex">
					<IconButton
						label={t("letters.moveUp", { part })}
						aria-disabled={props.isFirst}
						onClick={() => props.onMove(-1)}
						className="aria-disabled:opacity-40"
					>
						<Icon name="chevron" className="rotate-180" />
					</IconButton>
					<IconButton
						label={t("letters.moveDown", { part })}
						aria-disabled={props.isLast}
						onClick={() => props.onMove(1)}
						className="aria-disabled:opacity-40"
					>
						<Icon name="chevron" />
					</IconButton>
					<IconButton label={t("letters.removePart", { part })} onClick={props.onRemove}>
						<Icon name="close" />
					</IconButton>
				</span>
			</div>
			{read?.kind === "article" ? (
				<div>
					<label htmlFor={id} className="sr-only">
						{t("letters.lengthOf", { part })}
					</label>
					<select
						id={id}
						value={read.isShort ? "title" : "whole"}
						onChange={(event) => props.onShort(event.target.value === "title")}
						className={`${inputClass} max-w-56 text-small`}
					>
						<option value="whole">{t("letters.whole")}</option>
						<option value="title">{t("letters.titleOnly")}</option>
					</select>
				</div>
			) : null}
		</li>
	);
}
