import { type SubmitEvent, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { localizePath } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { pages } from "#app/site/site-map.ts";
import { LineIcon } from "#app/ui/line-icon.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { type BlogChoice, blogAddress } from "./blog-address.ts";
import { blogChoiceOf, maxSearchCharacters } from "./blog-choice.ts";

/** The pause in typing that counts as a finished word, in milliseconds. */
const pauseMs = 250;

/** The search of the list: a plain form, which filters while typing. Back leaves the list. */
export function ArticleSearchBox({ choice }: { choice: BlogChoice }) {
	const t = useText("blog");
	const language = useLanguage();
	const { input, onSubmit, refineSoon, empty } = useRefinedSearch(choice);
	return (
		<search>
			<form
				method="get"
				action={localizePath(pages.blog, language)}
				onSubmit={onSubmit}
				className="flex h-14 items-center rounded-full border border-ink-soft bg-white pr-1.5 pl-6 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-ember"
			>
				{choice.tag === "" ? null : <input type="hidden" name="tag" value={choice.tag} />}
				{choice.category === "" ? null : <input type="hidden" name="category" value={choice.category} />}
				<input
					ref={input}
					type="search"
					name="search"
					defaultValue={choice.search}
					onChange={refineSoon}
					aria-label={t("search.label")}
					placeholder={t("search.placeholder")}
					maxLength={maxSearchCharacters}
					autoComplete="off"
					enterKeyHint="search"
					className="h-full min-w-0 flex-1 bg-transparent outline-none placeholder:text-ink-soft placeholder:opacity-100 [&::-webkit-search-cancel-button]:hidden"
				/>
				{choice.search === "" ? null : (
					<PageLink
						to={blogAddress(language, { ...choice, search: "", page: 1 })}
						preventScrollReset
						onClick={empty}
						aria-label={t("search.clear")}
						className="inline-flex size-11 items-center justify-center rounded-full text-ink-soft hover:text-ember"
					>
						<LineIcon box="16 16" className="size-4">
							<path d="m3 3 10 10M13 3 3 13" />
						</LineIcon>
					</PageLink>
				)}
				<button
					type="submit"
					aria-label={t("search.submit")}
					className="inline-flex size-11 cursor-pointer items-center justify-center rounded-full text-ember transition-colors hover:bg-ember hover:text-white"
				>
					<LineIcon box="20 20" className="size-5" width="1.75">
						<circle cx="8.5" cy="8.5" r="5.5" />
						<path d="m12.7 12.7 4.3 4.3" />
					</LineIcon>
				</button>
			</form>
		</search>
	);
}

/** Navigates to what is typed, and shows the search of the address where that changes by itself. */
function useRefinedSearch(choice: BlogChoice) {
	const language = useLanguage();
	const navigate = useNavigate();
	const input = useRef<HTMLInputElement>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	/** The search of the address, or of the navigation in flight. */
	const requested = useRef(choice.search);

	function refine() {
		clearTimeout(timer.current);
		const { search } = blogChoiceOf(new URLSearchParams({ search: input.current?.value ?? "" }));
		if (search === requested.current) return;
		requested.current = search;
		navigate(blogAddress(language, { ...choice, search, page: 1 }), {
			replace: true,
			preventScrollReset: true,
		});
	}

	function empty() {
		clearTimeout(timer.current);
		requested.current = "";
		if (input.current === null) return;
		input.current.value = "";
		input.current.focus();
	}

	function refineSoon() {
		clearTimeout(timer.current);
		timer.current = setTimeout(refine, pauseMs);
	}

	function onSubmit(event: SubmitEvent) {
		event.preventDefault();
		refine();
	}

	useEffect(() => () => clearTimeout(timer.current), []);

	// Back, Forward and links change the search without the box: it follows, unless the change came
	// from here.
	useEffect(() => {
		if (choice.search === requested.current) return;
		requested.current = choice.search;
		if (input.current !== null) input.current.value = choice.search;
	}, [choice.search]);

	return { input, onSubmit, refineSoon, empty };
}
