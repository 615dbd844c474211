import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { type FormEvent, useId, useRef, useState } from "react";
import { Link } from "react-router";
import { CompactButton, compactClass } from "#app/admin-ui/compact-button.tsx";
import { Dialog } from "#app/admin-ui/dialog.tsx";
import { Field, inputClass } from "#app/admin-ui/field.tsx";
import { ListHeading } from "#app/admin-ui/list-heading.tsx";
import { Panel, ScreenHead } from "#app/admin-ui/screen.tsx";
import { SelectField } from "#app/admin-ui/select.tsx";
import { useAddressFilter } from "#app/admin-ui/use-address-filter.ts";
import { saveFile } from "#app/api-client/client.ts";
import { QueryPlaceholder } from "#app/api-client/query-placeholder.tsx";
import { showErrorToast, useApiMutation, useErrorToast } from "#app/api-client/use-api-mutation.ts";
import type { NewSubscriber, SubscriberFilter, SubscriberPage } from "#app/features/newsletter/subscriber.ts";
import { WhyTheyLeft } from "#app/features/newsletter/why-they-left.tsx";
import { dayOf } from "#app/i18n/business-time.ts";
import { formatFullDay } from "#app/i18n/dates.ts";
import { locales, nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { isEmail, normalizeEmail } from "#app/mail/email-address.ts";
import { adminTitle } from "#app/metadata/admin-title.ts";
import { adminPaths } from "#app/site/admin-screens.ts";
import { languages } from "#app/site/site-config.ts";
import { showToast } from "#app/ui/toasts.tsx";
import { everySubscriber, filterOf, subscriberChoices } from "./subscriber-choice.ts";
import { SubscriberFilters } from "./subscriber-filters.tsx";
import { SubscriberList } from "./subscriber-list.tsx";
import {
	addSubscriber,
	exportSubscribers,
	subscriberChanges,
	subscribersQuery,
} from "./subscribers.query.ts";

export const meta = adminTitle((text) => text.subscribers.title);

export default function SubscribersScreen() {
	const t = useText("admin");
	const { typed, setTyped, asked, clear } = useAddressFilter({
		all: everySubscriber,
		choices: subscriberChoices,
		isSearchPrivate: true,
	});
	const filter = filterOf(asked);
	const heading = useRef<HTMLHeadingElement>(null);
	const subscribers = useInfiniteQuery(subscribersQuery(filter));
	useErrorToast(subscribers.error, t("subscribers.failed"));

	const pages = subscribers.data?.pages;
	const first = pages?.[0];
	const { total = 0, counts, reasons } = first ?? {};
	const everybody = counts === undefined ? 0 : counts.confirmed + counts.pending + counts.unsubscribed;

	return (
		<div className="max-w-[84rem]">
			<ScreenHead title={t("subscribers.title")}>
				<div className="flex flex-wrap gap-3">
					<AddSubscriber />
					<Link to={adminPaths.importSubscribers} prefetch="intent" className={compactClass("quiet")}>
						{t("subscribers.import")}
					</Link>
				</div>
			</ScreenHead>
			<SubscriberFilters filter={typed} pages={first?.pages ?? []} onFilter={setTyped} />
			<div className="mt-7 mb-3 grid items-end gap-x-8 gap-y-3 md:grid-cols-[auto_minmax(0,1fr)]">
				<div>
					<ListHeading ref={heading}>
						{counts === undefined
							? t(subscribers.isError ? "subscribers.failed" : "common.loading")
							: total === everybody
								? t("subscribers.count", { count: total })
								: t("subscribers.countOf", { shown: total, count: everybody })}
					</ListHeading>
					<p className="min-h-6 text-small text-ink-soft">
						{first === undefined ? null : t("subscribers.counts", first.found)}
					</p>
					{reasons === undefined ? null : <WhyTheyLeft reasons={reasons} />}
				</div>
				{first === undefined ? null : <ExportSubscribers filter={filter} page={first} />}
			</div>
			<Panel>
				{pages !== undefined ? (
					<SubscriberList
						pages={pages}
						everybody={everybody}
						heading={heading}
						onClear={clear}
						onMore={subscribers.hasNextPage ? () => subscribers.fetchNextPage() : undefined}
						isReadingMore={subscribers.isFetchingNextPage}
					/>
				) : (
					<QueryPlaceholder
						query={subscribers}
						rows={6}
						height="h-24"
						title={t("subscribers.failed")}
						text={t("subscribers.failedText")}
					/>
				)}
			</Panel>
		</div>
	);
}

/** Adds one person by hand, who is asked by mail first. */
function AddSubscriber() {
	const t = useText("admin");
	const [isOpen, setOpen] = useState(false);
	const [typed, setTyped] = useState<NewSubscriber>({ email: "", language: useLanguage() });
	const adding = useApiMutation({
		send: addSubscriber,
		refreshes: subscriberChanges,
		done: { title: t("subscribers.added"), description: t("subscribers.addedText") },
		failed: { title: t("subscribers.addFailed") },
	});

	function add(): void {
		adding.mutate(typed, {
			onSuccess: () => {
				setOpen(false);
				setTyped({ ...typed, email: "" });
			},
		});
	}

	return (
		<>
			<CompactButton look="quiet" onClick={() => setOpen(true)}>
				{t("subscribers.addOne")}
			</CompactButton>
			<Dialog
				open={isOpen}
				onClose={() => setOpen(false)}
				title={t("subscribers.addTitle")}
				text={t("subscribers.addText")}
			>
				<AddForm
					typed={typed}
					isAdding={adding.isPending}
					onType={setTyped}
					onCancel={() => setOpen(false)}
					onAdd={add}
				/>
			</Dialog>
		</>
	);
}

function AddForm(props: {
	typed: NewSubscriber;
	isAdding: boolean;
	onType(typed: NewSubscriber): void;
	onCancel(): void;
	onAdd(): void;
}) {
	const { typed, isAdding, onType } = props;
	const t = useText("admin");
	const uiLanguage = useLanguage();
	const [error, setError] = useState<string>();

	function add(event: FormEvent): void {
		event.preventDefault();
		if (isAdding) return;
		const isRight = isEmail(normalizeEmail(typed.email));
		setError(isRight ? undefined : t("subscribers.addressWrong"));
		if (isRight) props.onAdd();
	}

	return (
		<form noValidate className="mt-5 grid gap-5" onSubmit={add}>
			<Field label={t("subscribers.address")} required error={error}>
				{(control) => (
					<input
						{...control}
						type="email"
						autoCapitalize="none"
						autoComplete="off"
						spellCheck={false}
						value={typed.email}
						onChange={(event) => onType({ ...typed, email: event.target.value })}
						className={inputClass}
					/>
				)}
			</Field>
			<SelectField
				label={t("subscribers.language")}
				value={typed.language}
				onChange={(language) => onType({ ...typed, language })}
				options={languages.map((one) => [one, nameOfLanguage(one, uiLanguage)])}
			/>
			<div className="flex flex-wrap justify-end gap-3">
				<CompactButton look="quiet" onClick={props.onCancel}>
					{t("common.cancel")}
				</CompactButton>
				<CompactButton look="primary" type="submit" aria-disabled={isAdding}>
					{t("subscribers.ask")}
				</CompactButton>
			</div>
		</form>
	);
}

/** Saves matching subscribers, the confirmed unless chosen otherwise; says who they are. */
function ExportSubscribers(props: { filter: SubscriberFilter; page: SubscriberPage }) {
	const { filter, page } = props;
	const t = useText("admin");
	const language = useLanguage();
	const noteId = useId();
	const [isWhole, setWhole] = useState(false);
	const saving = useMutation({
		mutationFn: exportSubscribers,
		onSuccess: (file) => {
			const name = `subscribers-${dayOf(new Date())}.csv`;
			saveFile(file, name);
			showToast({ title: t("subscribers.exported"), description: name });
		},
		onError: (error) => showErrorToast(error, { title: t("subscribers.exportFailed") }),
	});
	const others = page.found.pending + page.found.unsubscribed;
	const canBeWhole = filter.state === undefined && others > 0;
	const state = filter.state ?? (isWhole && canBeWhole ? "all" : "confirmed");
	const count = filter.state === undefined && state === "confirmed" ? page.found.confirmed : page.total;
	const filters = [
		t(state === "all" ? "subscribers.allStates" : `subscribers.${state}`),
		filter.language && locales[filter.language].name,
		filter.page,
		filter.from && t("subscribers.since", { date: formatFullDay(filter.from, language) }),
		filter.to && t("subscribers.until", { date: formatFullDay(filter.to, language) }),
		filter.search && t("subscribers.containing", { search: filter.search }),
	].filter(Boolean);
	const note =
		count === 0
			? t("subscribers.exportsNobody")
			: t("subscribers.exportsFound", { count, filter: filters.join(", ") });
	return (
		<div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2 md:justify-end">
			<p id={noteId} className="min-w-0 text-small text-ink-soft wrap-anywhere">
				{note}
			</p>
			{canBeWhole ? (
				<label className="flex min-h-11 cursor-pointer items-center gap-2 text-small">
					<input
						type="checkbox"
						checked={isWhole}
						onChange={(event) => setWhole(event.target.checked)}
						className="size-5 accent-ember"
					/>
					{t("subscribers.exportWhole")}
				</label>
			) : null}
			<CompactButton
				look="quiet"
				aria-describedby={noteId}
				aria-busy={saving.isPending}
				disabled={count === 0}
				onClick={() => {
					if (!saving.isPending) saving.mutate({ ...filter, state });
				}}
			>
				{saving.isPending ? t("subscribers.exporting") : t("subscribers.export")}
			</CompactButton>
		</div>
	);
}
