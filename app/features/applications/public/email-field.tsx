import { useId } from "react";

type Props = { label: string; error: string | undefined };

/** The field of an address to which a link is mailed, with what is wrong with it. */
export function EmailField({ label, error }: Props) {
	const id = useId();
	return (
		<>
			<label htmlFor={`${id}email`} className="text-small font-semibold">
				{label}
			</label>
			<input
				id={`${id}email`}
				type="email"
				name="email"
				autoComplete="email"
				spellCheck={false}
				aria-invalid={error !== undefined}
				aria-describedby={`${id}error`}
				className="mt-2 mb-4 min-h-14 w-full rounded-full border border-ink-soft bg-white px-6 text-[1.06rem] transition-colors hover:border-ink aria-invalid:border-fault"
			/>
			<p id={`${id}error`} role="alert" className="text-small font-semibold text-fault not-empty:mb-4">
				{error}
			</p>
		</>
	);
}
