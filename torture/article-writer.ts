import { setTimeout as wait } from "node:timers/promises";
import type { Answer, Client } from "./client.ts";
import { ArticleLedger, markOf, textsShown } from "./ledger.ts";
import type { Tally } from "./tally.ts";

/** The articles that a writer has before it deletes one. */
const wanted = 40;
const shareOfNew = 0.1;
const shareOfDeletions = 0.03;
const pauseMs = 30;
/** Stands for the process that acknowledged what was found to be stored. */
const nobody = -1;

type Parts = {
	client: Client;
	tally: Tally;
	random: () => number;
	/** Chooses the process that is asked next. */
	anyProcess: () => number;
	/** Returns the number of the next article of all writers. */
	nextNumber: () => number;
	/** The process that shows what was written, if it may not be the one that wrote it. */
	pagesFrom?: number;
};

/**
 * Somebody who writes articles: new ones, other words, deletions. Nobody else writes to them. After
 * each answer the page is asked for: what is not there is stale.
 */
export class ArticleWriter {
	readonly articles: ArticleLedger[] = [];
	readonly #parts: Parts;

	constructor(parts: Parts) {
		this.#parts = parts;
	}

	async writeUntil(isOver: () => boolean): Promise<void> {
		while (!isOver()) await this.#step();
	}

	async #step(): Promise<void> {
		const { random } = this.#parts;
		const open = this.articles.filter(({ isOpen, stored }) => isOpen && stored !== undefined);
		const chosen = open[Math.floor(random() * open.length)];
		const turn = random();
		if (chosen === undefined || (open.length < wanted && turn < shareOfNew)) await this.#create();
		else if (open.length >= wanted / 2 && turn > 1 - shareOfDeletions) await this.#delete(chosen);
		else await this.#rewrite(chosen);
	}

	async #create(): Promise<void> {
		const article = new ArticleLedger(this.#parts.nextNumber());
		this.articles.push(article);
		const body = { ...this.#body(article), slug: `article-${article.number}` };
		await this.#write(article, "POST", "/api/blog-posts", body);
	}

	async #rewrite(article: ArticleLedger): Promise<void> {
		const { stored } = article;
		if (stored === undefined) return;
		const body = { ...this.#body(article), slug: stored.slug, version: stored.version };
		await this.#write(article, "PUT", `/api/blog-posts/${stored.id}`, body);
	}

	/** Returns the next text of an article, each of whose fields says which one it is. */
	#body(article: ArticleLedger) {
		article.lastText += 1;
		const words = markOf(article.number, article.lastText);
		const texts = { title: words, excerpt: `In short: ${words}`, content: `At **length**: ${words}` };
		return { ...texts, published: true, fr: { ...texts, category: "", tags: [], imageAlt: "" } };
	}

	async #write(article: ArticleLedger, method: string, path: string, body: object): Promise<void> {
		const { client, tally, anyProcess } = this.#parts;
		const text = article.lastText;
		const process = anyProcess();
		const answer = await client.ask(process, method, path, body);
		if (answer !== undefined && answer.status < 300) {
			article.stored = JSON.parse(answer.text) as NonNullable<ArticleLedger["stored"]>;
			article.acknowledge(text, performance.now(), process);
			tally.count("writes acknowledged");
			await this.#look(article, process);
			return;
		}
		const wasInDoubt = article.isInDoubt;
		this.#countRefusal(answer, `${method} ${path}`, wasInDoubt ? [404, 409] : []);
		article.doubt(text);
		await this.#settle(article);
	}

	async #delete(article: ArticleLedger): Promise<void> {
		const { client, tally, anyProcess } = this.#parts;
		const path = `/api/blog-posts/${article.stored?.id}`;
		const process = anyProcess();
		const answer = await client.ask(process, "DELETE", path);
		if (answer !== undefined && answer.status < 300) {
			article.delete({ at: performance.now(), process });
			tally.count("writes acknowledged");
			await this.#look(article, process);
			return;
		}
		this.#countRefusal(answer, `DELETE ${path}`, article.isInDoubt ? [404] : []);
		article.delete("doubtful");
	}

	/** A refused write may have been done: an answer is lost where the database went away over it. */
	#countRefusal(answer: Answer, request: string, expected: number[]): void {
		const { tally } = this.#parts;
		if (answer === undefined) tally.count("answers that never came");
		else if (answer.status === 503) tally.count("writes refused with 503");
		else if (answer.status === 507) tally.count("writes refused with 507");
		else if (answer.status < 500 && !expected.includes(answer.status)) {
			tally.unpromised(`${answer.status} ${request}: ${answer.text.slice(0, 120)}`);
		}
	}

	/** Asks until the site tells what it has stored of an article whose writing is in doubt. */
	async #settle(article: ArticleLedger): Promise<void> {
		const { client, tally, anyProcess } = this.#parts;
		await wait(pauseMs);
		// Nobody knows what the site called an article whose creation went unanswered.
		if (article.stored === undefined) return;
		for (;;) {
			const found = await client.ask(anyProcess(), "GET", `/api/blog-posts/${article.stored.id}`);
			if (found?.status === 200) {
				const texts = textsShown(article.number, found.text);
				tally.judge(article.judgeStored(texts), `stored after a doubt: ${texts} of ${article.number}`);
				if (texts[0] === article.lastText) {
					tally.count("unanswered or refused, and written all the same");
					article.acknowledge(article.lastText, performance.now(), nobody);
				}
				article.stored = JSON.parse(found.text) as NonNullable<ArticleLedger["stored"]>;
				return;
			}
			if (found !== undefined && found.status < 500) {
				tally.judge("lost", `article ${article.number} is answered ${found.status}`);
				article.delete("doubtful");
				return;
			}
			await wait(pauseMs);
		}
	}

	async #look(article: ArticleLedger, process: number): Promise<void> {
		await lookAtPage(this.#parts, article, this.#parts.pagesFrom ?? process);
	}
}

/** Other processes hear of a change within milliseconds; busy machines are slower. */
const allowedLagMs = 1_000;

/** Asks a process for an article's page, in one of the languages, and judges what it shows. */
export async function lookAtPage(
	{ client, tally, random }: Pick<Parts, "client" | "tally" | "random">,
	article: ArticleLedger,
	process: number,
	isBlind: () => boolean = () => false,
): Promise<void> {
	const path = `${random() < 0.5 ? "" : "/fr"}/blog/${article.stored?.slug}`;
	const answer = await client.ask(process, "GET", path);
	if (answer?.status === 503) tally.count("pages refused with 503");
	if (answer === undefined || answer.status >= 500) return;
	const { sentAt, status } = answer;
	const texts = status === 200 ? textsShown(article.number, answer.text) : [];
	const judged = { sentAt, process, allowedLagMs: isBlind() ? Number.POSITIVE_INFINITY : allowedLagMs };
	tally.count("pages judged");
	tally.judge(article.judgePage(texts, judged), `${status} ${path} from process ${process}: ${texts}`);
}
