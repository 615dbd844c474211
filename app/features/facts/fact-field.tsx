import { type ReactNode, useId } from "react";
import { get, useController, useFormContext, useWatch } from "react-hook-form";
import { Badge } from "#app/admin-ui/badge.tsx";
import { CompactButton, IconButton } from "#app/admin-ui/compact-button.tsx";
import { Field, inputClass } from "#app/admin-ui/field.tsx";
import { Icon } from "#app/admin-ui/icon.tsx";
import { languagesFrom, locales } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import type { FactKind } from "#app/site/fact-kinds.ts";
import { type FactId, factList } from "#app/site/facts.ts";
import type { Language } from "#app/site/site-config.ts";
import { FactInput } from "./fact-input.tsx";
import { FormInForce, useIsOnSite } from "./form-in-force.tsx";
import { ImageControl } from "./image-control.tsx";
import { isSample } from "./samples.ts";
import { anchorOfFact } from "./stored-facts.ts";

/** The parts of a fact that is written in several boxes, those of the administrator's language first. */
function partsOf(kind: FactKind, first: Language): readonly ("min" | "max" | Language)[] | undefined {
	if (kind === "range") return ["min", "max"];
	return kind === "lines" || kind === "forms" ? languagesFrom(first) : undefined;
}

/** One fact: what it is called, its boxes, what it asks for, and where visitors meet it. */
export function FactField({ id }: { id: FactId }) {
	const t = useText("admin");
	const { kind } = factList[id];
	const names = partsOf(kind, useLanguage());
	if (id === "profiles") {
		return (
			<FactGroupOfBoxes id={id}>
				<ProfilesControl name={id} />
			</FactGroupOfBoxes>
		);
	}
	if (kind === "image") {
		return (
			<FactGroupOfBoxes id={id}>
				<ImageControl name={id} />
			</FactGroupOfBoxes>
		);
	}
	if (names !== undefined) {
		return (
			<FactGroupOfBoxes id={id}>
				<div className={`grid gap-4 ${kind === "forms" || kind === "lines" ? "" : "grid-cols-2"}`}>
					{names.map((name) => (
						<FactInput key={name} id={id} path={`${id}.${name}`} label={labelOf(name)} />
					))}
				</div>
			</FactGroupOfBoxes>
		);
	}
	return (
		<div id={anchorOfFact(id)} className="scroll-mt-24">
			<FactInput id={id} path={id} label={<FactName id={id} />} hint={<FactNote id={id} />} />
		</div>
	);

	function labelOf(name: "min" | "max" | Language): string {
		if (name === "min") return t("facts.from");
		return name === "max" ? t("facts.to") : locales[name].name;
	}
}

/** A fact of several boxes: they share its name and its note. */
function FactGroupOfBoxes({ id, children }: { id: FactId; children: ReactNode }) {
	const note = useId();
	return (
		<fieldset
			id={anchorOfFact(id)}
			aria-describedby={note}
			className="grid scroll-mt-24 grid-cols-1 content-start gap-2"
		>
			<legend className="mb-2 text-small font-semibold">
				<FactName id={id} />
			</legend>
			{children}
			<div id={note} className="text-small text-ink-soft">
				<FormInForce id={id} />
				<FactNote id={id} />
			</div>
		</fieldset>
	);
}

function FactName({ id }: { id: FactId }) {
	const t = useText("admin");
	const value: unknown = useWatch({ name: id });
	const described = factList[id];
	const isOnSite = useIsOnSite()(id);
	return (
		<>
			{t(`facts.labels.${id}`)}
			{"optional" in described ? (
				<span className="font-normal text-ink-soft"> ({t("facts.optional")})</span>
			) : null}
			{isSample(id, value) && !isOnSite ? (
				<>
					{" "}
					<Badge tone="calm">{t("facts.sample")}</Badge>
				</>
			) : null}
		</>
	);
}

function FactNote({ id }: { id: FactId }) {
	const t = useText("admin");
	const { tag } = locales[useLanguage()];
	const hints: Partial<Record<FactId, string>> = t("facts.hints");
	const places = factList[id].shown.map((place) => t(`facts.places.${place}`));
	const list = new Intl.ListFormat(tag).format(places);
	return [hints[id], t("facts.shown", { places: list })].filter(Boolean).join(" ");
}

/** The addresses of the business's pages on other sites: a field for each, which can be deleted, and one more. */
function ProfilesControl({ name }: { name: "profiles" }) {
	const t = useText("admin");
	const { formState } = useFormContext();
	const { field } = useController<Record<typeof name, readonly string[]>, typeof name>({ name });
	const addresses = field.value;
	const change = (next: readonly string[]) => field.onChange(next);

	return (
		<div className="grid gap-3">
			{addresses.length === 0 ? <p className="text-ink-soft">{t("facts.profilesNone")}</p> : null}
			{[...addresses.keys()].map((index) => {
				const address = addresses[index] ?? "";
				const error = get(formState.errors, `${name}.${index}`) as object | undefined;
				const label = <span className="sr-only">{t("facts.profile", { count: index + 1 })}</span>;
				return (
					// A row is its place in the list: addresses may be the same while they are typed.
					<div key={index} className="flex items-start gap-2">
						<div className="min-w-0 flex-1">
							<Field label={label} error={error && t("facts.rules.address")}>
								{(control) => (
									<input
										{...control}
										type="url"
										value={address}
										onChange={(event) => change(addresses.with(index, event.target.value))}
										className={inputClass}
									/>
								)}
							</Field>
						</div>
						<IconButton
							label={t("facts.removeProfile", { address: address || String(index + 1) })}
							onClick={() => change(addresses.toSpliced(index, 1))}
						>
							<Icon name="remove" />
						</IconButton>
					</div>
				);
			})}
			<CompactButton
				look="plain"
				className="-ml-3 justify-self-start"
				disabled={addresses.length >= factList[name].max}
				onClick={() => change([...addresses, ""])}
			>
				<Icon name="plus" />
				{t("facts.addProfile")}
			</CompactButton>
		</div>
	);
}
