import { type ComponentProps, type ReactNode, useId } from "react";
import { Icon } from "./icon.tsx";

/** Attributes that connect a control with its label, hint and error. */
export type ControlProps = {
	id: string;
	"aria-describedby": string | undefined;
	"aria-invalid": true | undefined;
	"aria-required": true | undefined;
};

type Props = {
	label: ReactNode;
	required?: boolean;
	/** Shown below the control, unless there is an error. */
	hint?: ReactNode;
	error?: ReactNode;
	/** Shown at the other end of the label's line. */
	aside?: ReactNode;
	children(control: ControlProps): ReactNode;
};

/** A labelled control: label above, hint or error below. */
export function Field({ label, required = false, hint, error, aside, children }: Props) {
	const id = useId();
	const note = error ?? hint;
	const noteId = note === undefined ? undefined : `${id}-note`;
	return (
		<div className="grid grid-cols-1 content-start gap-1.5">
			<div className="flex flex-wrap items-center justify-between gap-x-4">
				<label htmlFor={id} className="text-small font-semibold">
					{label}
					{required ? <span aria-hidden="true"> *</span> : null}
				</label>
				{aside}
			</div>
			{children({
				id,
				"aria-describedby": noteId,
				"aria-invalid": error === undefined ? undefined : true,
				"aria-required": required || undefined,
			})}
			{note === undefined ? null : (
				<div
					id={noteId}
					className={`text-small ${error === undefined ? "text-ink-soft" : "flex gap-1.5 text-fault"}`}
				>
					{error === undefined ? null : <Icon name="fault" className="mt-0.5 shrink-0" />}
					<div>{note}</div>
				</div>
			)}
		</div>
	);
}

export const inputClass =
	"w-full min-h-11 rounded-[2px] border border-ink/35 bg-white px-3.5 py-2 text-base leading-normal text-ink placeholder:text-ink-soft/80 focus:border-lagoon focus-visible:outline-lagoon focus-visible:outline-offset-0 aria-invalid:border-fault aria-invalid:border-2 disabled:bg-paper disabled:text-ink-soft";

/** The classes of the frame around a control that has none. */
export const frameClass =
	"rounded-[2px] border border-ink/35 bg-white focus-within:border-lagoon focus-within:outline-2 focus-within:outline-lagoon has-aria-invalid:border-fault has-aria-invalid:border-2";

type InputProps = Omit<ComponentProps<"input">, "type" | "value" | "onChange" | "className" | "id">;

/** A labelled search box. Other props go to its input. */
export function SearchField(
	props: { label: string; value: string; onSearch(search: string): void } & InputProps,
) {
	const { label, value, onSearch, ...input } = props;
	return (
		<Field label={label}>
			{(control) => (
				<div className="relative">
					<Icon
						name="search"
						className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-soft"
					/>
					<input
						{...input}
						{...control}
						type="search"
						value={value}
						onChange={(event) => onSearch(event.target.value)}
						className={`${inputClass} pl-10.5`}
					/>
				</div>
			)}
		</Field>
	);
}
