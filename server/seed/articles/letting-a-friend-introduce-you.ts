import type { SampleArticle } from "./sample-article.ts";

export const article: SampleArticle = {
	slug: "letting-a-friend-introduce-you",
	title: "Letting a friend introduce you",
	excerpt:
		"Friends know us off guard, which makes them gifted and dangerous matchmakers. How to brief them, and how to keep the introduction small.",
	category: "Dating well",
	tags: ["matchmaking", "first date", "privacy"],
	picture: "garland",
	imageAlt:
		"A row of small glowing circles linked by fine arcs, hung across the picture like a garland at dusk.",
	published: false,
	daysAgo: 2,
	content: `“I know someone” is a sentence that makes single people reach for their coats. It tends to be said over dessert, by a happily married host, on the strength of the fact that two people of his acquaintance are both free and both own dogs.

The method is older than any app all the same, and it has one great advantage. A friend has seen both of you off guard. She knows that you go quiet in a crowd, and that he is at his best in a kitchen with the radio on. No written profile carries that sort of knowledge. What usually goes wrong is the delivery.

## Brief your friend

Many clumsy introductions are made by people who love us and have been told nothing. So tell them. Choose one friend, the one whose judgement of people you trust, and have a proper conversation about what you would like now, which may bear little relation to the person you loved at thirty. Describe days and habits; leave the list of virtues aside. Say what is closed, too. “No colleagues of my sister” is a perfectly good rule.

Then put the harder question: what do you think I keep overlooking? Let the answer arrive without defending yourself. It may sting a little, and you are allowed to think about it for a week.

## Keep it small

The worst format is a dinner for eight with two empty chairs side by side and six people pretending not to watch. Ask your friend to do a good deal less:

- speak to each of you separately, and accept a no from either without repeating it to the other;
- give one honest reason for having thought of you, in one sentence;
- pass on a number only when you have both agreed;
- after that, vanish.

Our own introductions follow much the same manners. They say little, they give a short reason, and nothing more is passed on without a clear yes.

> The best go-between is the one who does not ring on Monday morning.

## Look after the one in the middle

Whatever happens, somebody you care about is standing between the two of you. Settle beforehand what you will report. “I’ll tell you if we are meeting again, and that will be all” is quite enough. Say thank you in either case. If the evening was dull, spare everyone the autopsy: your friend will see this man again at a birthday, and your very funny account of his shoes will be in the room as well.

Nor should you keep going for the friend’s sake. Courtesy covers one evening and a clear message. It does not extend to a third dinner.

## When the friend writes to us

You may also apply to Ensemble on behalf of a friend or a relative. It can take somebody else to say aloud that a person is worth meeting. There is one condition, and we hold to it: whoever is concerned completes the questionnaire and the interviews alone. A friend can open the gate. The walk up the path is made in person, with no one whispering from the hedge.

So if you are that friend, ask first.
`,
};
