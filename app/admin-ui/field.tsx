import { type ReactNode, useId } from "react";
import { Icon } from "./icon.tsx";

/** What ties a control to its label, its hint and its message. */
export type ControlProps = {
	id: string;
	"aria-describedby": string | undefined;
	"aria-invalid": true | undefined;
	"aria-required": true | undefined;
};

type Props = {
	label: ReactNode;
	required?: boolean;
	/** A line below the control; the message takes its place. */
	hint?: ReactNode;
	/** What is wrong, in words. */
	error?: ReactNode;
	/** What stands at the label's other end. */
	aside?: ReactNode;
	children(control: ControlProps): ReactNode;
};

/** A labelled control: label above, hint or message below. */
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

/** The look of every text control: in lagoon with the focus, in the colour of failures with a fault. */
export const inputClass =
	"w-full min-h-11 rounded-[2px] border border-ink/35 bg-white px-3.5 py-2 text-base leading-normal text-ink placeholder:text-ink-soft/80 focus:border-lagoon focus-visible:outline-lagoon focus-visible:outline-offset-0 aria-invalid:border-fault aria-invalid:border-2 disabled:bg-paper disabled:text-ink-soft";

/** The same look for the frame of a control that draws none of its own. */
export const frameClass =
	"rounded-[2px] border border-ink/35 bg-white focus-within:border-lagoon focus-within:outline-2 focus-within:outline-lagoon has-aria-invalid:border-fault has-aria-invalid:border-2";
