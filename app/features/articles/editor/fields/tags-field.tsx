import { type KeyboardEvent, useState } from "react";
import { useController } from "react-hook-form";
import { Field, frameClass } from "#app/admin-ui/field.tsx";
import { Icon } from "#app/admin-ui/icon.tsx";
import type { ArticleDraft } from "#app/features/articles/article.ts";
import { tagsOf } from "#app/features/articles/tags.ts";
import { useText } from "#app/i18n/text-context.tsx";
import type { OtherLanguage } from "#app/site/site-config.ts";
import { useFieldMessage } from "./use-field-message.ts";

/** Tags as chips; text that is still typed is part of the value, so that saving never drops it. */
export function TagsField({ name }: { name: "tags" | `${OtherLanguage}.tags` }) {
	const t = useText("admin");
	const { field } = useController<ArticleDraft, typeof name>({ name });
	const error = useFieldMessage(name);
	const [typing, setTyping] = useState("");
	/** The tag in the value that is still being typed. */
	const [pending, setPending] = useState<string>();
	const isPending = pending !== undefined && field.value.at(-1) === pending;
	const chips = isPending ? field.value.slice(0, -1) : field.value;

	function type(text: string): void {
		const parts = text.split(",");
		const rest = parts.pop() ?? "";
		const whole = tagsOf([...chips, ...parts].join(","));
		const value = tagsOf([...whole, rest].join(","));
		setTyping(rest);
		setPending(value.length > whole.length ? value.at(-1) : undefined);
		field.onChange(value);
	}

	function commitTag(): void {
		setTyping("");
		setPending(undefined);
	}

	function press(event: KeyboardEvent<HTMLInputElement>): void {
		if (event.key === "Enter" && typing.trim() !== "") {
			event.preventDefault();
			commitTag();
		}
		if (event.key === "Backspace" && typing === "" && chips.length > 0) field.onChange(chips.slice(0, -1));
	}

	return (
		<Field label={t("article.tags")} hint={t("article.tagsHint")} error={error}>
			{(control) => (
				<div className={`${frameClass} flex min-h-11 flex-wrap items-center gap-1.5 px-1.5 py-1`}>
					{chips.map((tag) => (
						<Chip
							key={tag}
							tag={tag}
							onRemove={() => {
								field.onChange(field.value.filter((other) => other !== tag));
								// The chip that had the focus is removed.
								document.getElementById(control.id)?.focus();
							}}
						/>
					))}
					<input
						{...control}
						ref={field.ref}
						value={typing}
						onChange={(event) => type(event.target.value)}
						onKeyDown={press}
						onBlur={() => {
							commitTag();
							field.onBlur();
						}}
						className="min-h-8 min-w-32 flex-1 bg-transparent px-2 text-base outline-none"
					/>
				</div>
			)}
		</Field>
	);
}

function Chip({ tag, onRemove }: { tag: string; onRemove(): void }) {
	const t = useText("admin");
	return (
		<span className="inline-flex min-h-8 max-w-full items-center wrap-anywhere rounded-full bg-sand pl-3 text-small leading-tight">
			{tag}
			<button
				type="button"
				aria-label={t("article.removeTag", { tag })}
				onClick={onRemove}
				className="relative inline-flex size-8 cursor-pointer items-center justify-center rounded-full text-ink-soft after:absolute after:-inset-1.5 hover:text-ember"
			>
				<Icon name="close" className="size-3.5" />
			</button>
		</span>
	);
}
