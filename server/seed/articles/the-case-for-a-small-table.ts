import type { SampleArticle } from "./sample-article.ts";

export const article: SampleArticle = {
	slug: "the-case-for-a-small-table",
	title: "The case for a small table",
	excerpt:
		"Why a few people around one table, sharing dishes and a single conversation, make a kinder place to meet someone than a crowded room.",
	category: "Singles Socials",
	tags: ["conversation", "dinner", "mauritius"],
	picture: "table",
	imageAlt:
		"Small circles gather around the rim of one large sand-coloured circle, like guests around a table.",
	published: true,
	daysAgo: 75,
	content: `There is a number of guests beyond which a dinner breaks in two. Every cook knows it. Below that number, one conversation travels round the table like the water jug, and whoever speaks is heard by everyone. Above it, the left end discusses schools, the right end discusses cyclones, and the two people in the middle turn their heads from side to side like spectators at the tennis.

We believe in staying below the number. Our Singles Socials, small dinners and brunches in central Mauritius with as many women as men, are built on that belief.

## One conversation for everybody

A big singles party rewards one particular talent, which is crossing a room towards a stranger and being delightful above the music. It is a genuine talent, and a poor guide to how a person will be over breakfast. Those who lack it spend the evening near the olives, and among them are a good many of the people you would like to meet.

At a small table there is no room to cross. You sit down, and the work of beginning is done for you by the bread, by the menu, by the neighbour who wonders aloud whether anyone has tried the octopus. A reserved guest can listen for half an hour and then say the one thing that makes all the heads turn. At a party that sentence would have been lost somewhere between the bar and the speakers.

## The view from the side

Alone with a stranger you see a single face, the one made for you. It is flattering and incomplete. Around a table you see people from the side, while they are busy with somebody else.

Imagine a man who tells a story well. He has the whole table. Then he remembers that the woman at the far end was interrupted a few minutes ago, and says: “You were going to tell us about the boat.” He was not even looking in your direction. You have learnt more about him in that second than a week of messages would have taught you.

It works the other way too. A person who sparkles for those who attract him and goes dim for everyone else will give himself away before the main course. So will the one who talks across the waiter.

> Charm is aimed. Character is easier to see when you are not the target.

## Less weight on the evening

A blind date hangs everything on one question, and both people know it. If the answer is no, there are still two courses to get through. In company, no pair has to carry the night. You may leave without having taken to anybody in that way, and still have eaten well, heard about a boat and promised someone the name of your carpenter.

Interest also has time to change its mind. Somebody who left you indifferent when you sat down may, by dessert, be the one whose face you check whenever a funny thing is said. Few of us would have given a photograph that long.

All this depends on who is invited, since chance makes a lazy host. A table put together by age and vibe, with equal numbers, spares everyone two classic miseries: having nothing to say to one another, and being the one too many. Nobody can promise that it will lead anywhere. A host can only choose the company with care, and then leave people in peace.

## How to be a good guest

A small table is an instrument played by several hands. Yours can help to keep it in tune.

- **Be on time.** Among so few, an empty chair is very loud.
- **Order something that can be passed round.** Plenty of conversations have begun with “Would you like to taste this?”
- **Talk across as well as beside.** Speak at least once with every guest, including those who hold no romantic interest for you. They can tell, and so can the others.
- **Bring a story and a question,** and be content to go home without having used either.
- **Keep your phone in your bag.** Even face down on the cloth, it counts as a guest.
- **Make room for the quiet one.** Next time it may be you.

One more, which people find hardest: don’t decide too early. Having settled by the starters on the person you came for, you will spend the meal performing for one chair and be poor company for the rest.

## The drive home

Nothing has to be concluded before the coffee. Asking for a number in front of an audience puts a person on the spot, and a graceful no needs a little privacy, as does a happy yes. After our own tables we write to the guests, and each can say whom they would like to hear from again; numbers change hands when the interest is mutual.

So drive home first. On the road down through the cane, see which face comes back to you. It may not be the one you would have picked from a row of pictures, and that alone is a reason for having gone. Perhaps it belongs to the man who asked about the boat. Perhaps to the woman who, at last, was able to tell the story. You never heard the end of it, come to think of it. You could always ask.`,
};
