// Formulas as a teacher types them for cards: one row each, "LaTeX => verdict", as in studio-exam.test.ts. Values were worked out beforehand; most
// refusals and digits were read over once and are kept as they are. What is printed as one number is read as one or refused.
import { expect, test } from 'vitest'
import { verdict } from './studio-rows.ts'

const TABLES: Readonly<Record<string, string>> = {
  'written on the blackboard': String.raw`
\frac{3}{4}+\frac{5}{6} => 19/12 | 2\frac{1}{3} => 7/3 | -1\frac{1}{2}\cdot\frac{2}{3} => -1 | 3\frac{1}{7}:\frac{11}{7} => 2
2\tfrac12^2 => ambiguous | \left(2\tfrac12\right)^2 => 25/4 | 1\frac12+2\frac13 => 23/6 | \dfrac{\frac12}{\frac34} => 2/3
\frac{1}{1+\frac{1}{1+\frac{1}{2}}} => 3/5 | 0{,}25\cdot 8 => 2 | 0,25 => 1/4 | 0,25\cdot 4 => 1 | -0{,}125 => -1/8
1{,}5^2 => 9/4 | 3,14-3,14 => 0 | 12{,}5\% => 1/8 | 40\%\cdot 50 => 20 | 200\cdot 15\% => 30
50\text{-nek a }20\%\text{-a} => unreadable | 10\,000\cdot 1{,}05^2 => 11025 | 1 000 000:1 000 => 1000
3\cdot10^{4} => 30000 | 6{,}02\cdot10^{3} => 6020 | (-2)^3 => -8 | {2^3}^2 => unreadable
\left(\frac{4}{9}\right)^{-\frac{3}{2}} => 27/8 | 4^{0{,}5} => 2 | 32^{0{,}2} => 2 | 0{,}01^{-\frac12} => 10
\sqrt{144} => 12 | \sqrt{50}:\sqrt{2} => 5 | \sqrt{2}\cdot\sqrt{18} => 6 | (\sqrt{5}-2)(\sqrt5+2) => 1
(\sqrt3+1)^2-2\sqrt3 => 4 | \frac{1}{\sqrt{3}-\sqrt{2}}-\sqrt3-\sqrt2 => 0 | \sqrt{7-4\sqrt{3}}+\sqrt3 => 2
\sqrt{11+6\sqrt{2}}-\sqrt2 => 3 | \sqrt{6+\sqrt{6+\sqrt{6+3}}} => 3 | \sqrt{5}\cdot\sqrt{20}-\sqrt[3]{64} => 6
\sqrt{0{,}0121} => 11/100 | \sqrt{2} => ~1.4142 | \log_{\frac12}8 => -3 | \log_5 0{,}04 => -2 | \lg 0{,}001 => -3
\lg 1000 => 3 | \lg2+\lg5 => 1 | \log_6 4+2\log_6 3 => 2 | 4^{\log_2 3} => 9 | 10^{1-\lg 5} => 2 | e^{\ln 7} => 7
\log_{\sqrt2}4 => 4 | \log_2(-8) => undefined | \log_2\log_3 81 => 2 | \lg^2 100 => 4 | \log_3^2 9 => 4 | \sin30^\circ => 1/2
\cos 60° => 1/2 | \tg 45^\circ+\ctg45^\circ => 2 | \cot 90^\circ => 0 | \ctg 180^{\circ} => undefined
\sin^2x+\cos^2x => undefined | \sin 15^\circ\cdot\cos15^\circ => 1/4 | \cos^2 22{,}5^\circ-\sin^222{,}5^\circ => unreadable
2\cos^2\frac{\pi}{3}-1 => -1/2 | \sin\left(-\frac{7\pi}{6}\right) => 1/2 | \sin 18^\circ\cos 36^\circ => 1/4
\cos36^\circ-\cos72^\circ => 1/2 | \sin10^\circ\sin50^\circ\sin70^\circ => 1/8 | \cos20^\circ\cos40^\circ\cos80^\circ => 1/8
\tg 20^\circ\tg40^\circ\tg80^\circ-\sqrt3 => 0 | \sin 10^\circ => ~0.1736
4\sin10^\circ\cos 20^\circ-2\sin 30^\circ => ~-0.3473 | \frac{1}{\sin10^\circ}-\frac{\sqrt3}{\cos10^\circ} => 4
\sin 2\cdot 15^\circ => ambiguous | \sin(2\cdot 15^\circ) => 1/2 | \sin 30^\circ 15' => ~0.5038 | \sin 30^{\circ}+1 => 3/2
\arcsin\frac12 => ~0.5236 | \arctg1 => ~0.7854 | \sin(\arccos\frac{3}{5}) => 4/5 | \frac{\arcsin1}{\pi} => 1/2
\arctg 1+\arctg2+\arctg3-\pi => 0 | \binom{10}{0} => 1 | {7 \choose 3} => unreadable | \binom{100}{98} => 4950
\frac{\binom{4}{2}\cdot\binom{48}{3}}{\binom{52}{5}} => 2162/54145 | \sum_{k=1}^{100}k => 5050
\sum_{i=0}^{10}\binom{10}{i} => 1024 | \sum_{k=1}^{10}k^2 => 385 | \sum_{n=1}^{\infty}\frac{1}{2^n} => 1
\sum_{n=0}^{\infty}\left(\frac{2}{3}\right)^n => 3 | \prod_{k=1}^{5}k => 120 | 1+2+3+\ldots+100 => 5050 | |-5| => 5
|3-\pi|+3-\pi => 0 | \left|1-\sqrt{2}\right|-\sqrt2 => -1 | ||-2|-5| => 3 | \lceil -2{,}5\rceil => -2 | [2{,}7] => ambiguous
\{2{,}7\} => ambiguous | \{-1{,}3\} => ambiguous | 0{,}\overline{3} => 1/3 | 0,\dot{1}\dot{2} => 4/33
1{,}2\overline{7} => 23/18 | 0{,}333\ldots => unreadable | \lim_{x\to\infty}\frac{2x^2+1}{x^2-3} => 2
\lim_{x\to0}\frac{1}{x} => undefined | \lim\limits_{x \to 0}\frac{\sin 3x}{x} => 3
\lim_{x\rightarrow 1}\frac{x-1}{\sqrt x-1} => 2 | \int_0^2 x^2\,dx => 8/3 | \int\limits_0^{\pi/2}\cos x\,\mathrm dx => 1
\int_1^e\frac1x\,dx => 1 | \int_0^1 e^x\,dx-e => -1 | \int_0^1 x e^x\,dx => 1 | \int_1^\infty\frac{1}{x^2}\,dx => 1
(1+i)^2 => undefined | z=3 => unreadable | 2x-3 => undefined | 2=2 => unreadable | 3<4 => unreadable`,
  'signs and commands': String.raw`
\sin30\degree => 1/2 | \sin 30^{\degree} => 1/2 | \bigg(2+3\bigg)\cdot2 => 10 | \Bigg(2+3\Bigg) => 5 | \biggl(2+3\biggr) => 5
\vert-3\vert => 3 | \left\vert-3\right\vert => 3 | \left\lvert -3\right\rvert => 3 | \left\lfloor\frac72\right\rfloor => 3
\lVert 3\rVert => unreadable | \|3\| => unreadable | \left\|3\right\| => unreadable | \textbf{3} => unreadable
\mathrm{5} => 5 | \mathrm{e}^{0} => 1 | \ln\mathrm{e} => 1 | \mathrm e^{\ln 2} => 2 | \mathit{3}+1 => 4 | \mathbf{3}^2 => 9
\mathbb{3} => unreadable | 3\pm 2 => unreadable | 5\mp1 => unreadable | 2\star3 => unreadable | 2\ast3 => 6
2\bullet3 => unreadable | 2\circ3 => unreadable | \surd 4 => unreadable | \phantom{3}5 => unreadable | \underline{5} => 5
\overline{5} => unreadable | \bar{3} => unreadable | \hat 3 => unreadable | \underline{\sqrt{4}} => 2
17\pmod5 => unreadable | 5\mid 10 => unreadable | \begin{smallmatrix}1&2\\3&4\end{smallmatrix} => unreadable
\begin{Vmatrix}1&2\\3&4\end{Vmatrix} => unreadable | \begin{cases}1\\2\end{cases} => unreadable | \deg 3 => unreadable
\sup\{1;2;3\} => unreadable | \limsup_{n\to\infty}\frac1n => unreadable | \iint 1 => unreadable | \oint 1 => unreadable
\partial 3 => unreadable | \angle 30 => unreadable | \triangle => unreadable | \prime => unreadable | 3^\prime => unreadable
f(2) => undefined | \mathrm{tg}45^\circ => 1 | \mathrm{sin}30^\circ => 1/2 | \operatorname{lg}100 => 2
\operatorname{lnko}(24,36) => 12 | [12;18] => unreadable | \text{tg }45^\circ => 1 | \text{három} => unreadable
2\text{ alma} => unreadable | 5\text{ cm} => unreadable | 100\text{ Ft} => unreadable | \{1;2;3\} => unreadable
\left|\{a;b\}\right| => undefined | \log_210 => ~3.3219 | \log_2{8} => 3 | \log_2\left(8\right) => 3 | \log_{10}1000 => 3
\log_{ 3 } 9 => 2 | \lg{100} => 2 | \ln{e^2} => 2 | \ln^2e => 1 | \ln(e)^2 => ambiguous | \log_2 4\cdot 2 => ambiguous
\log_2 4+2 => 4 | \log_2 4:2 => 1 | \log_2\frac14 => -2 | \log_2 2\sqrt2 => ambiguous | \sin 60^\circ\cdot\tg 60^\circ => 3/2
\sin60^\circ:\cos60^\circ-\sqrt3 => 0 | \frac{\sin 60^\circ}{\cos 30^\circ} => 1 | \sin(180^\circ-30^\circ) => 1/2
\cos(\pi-\frac\pi3) => -1/2 | \cos 2\pi => 1 | \sin\frac\pi2 => 1 | \sin\frac{\pi}2 => 1 | \sin3\frac{\pi}{2} => ambiguous
\sin^2\frac{\pi}{4} => 1/2 | \sin^{2}45^\circ => 1/2 | (\sin45^\circ)^2 => 1/2 | \sin(45^\circ)^2 => ambiguous
\sin 45^{\circ 2} => unreadable | \sin^2(30^\circ)+\cos^2(60^\circ) => 1/2 | \tg^2 60^\circ-\ctg^2 30^\circ => 0
2\sin75^\circ\cos75^\circ => 1/2 | \cos0^\circ+\cos1^\circ+\cos179^\circ+\cos180^\circ => 0 | \sin 1^\circ-\cos89^\circ => 0
\sin37^\circ-\sin143^\circ => 0 | \frac{\tg 22{,}5^\circ}{1-\tg^2 22{,}5^\circ} => 1/2 | \frac{1-\cos120^\circ}{2} => 3/4
\cos\frac{\pi}{7}\cos\frac{2\pi}{7}\cos\frac{3\pi}{7} => 1/8 | \cos\frac{\pi}{5}+\cos\frac{3\pi}{5} => 1/2
\sum_{k=1}^{6}\cos\frac{2k\pi}{7} => -1 | \sum_{k=1}^{10}(2k-1) => 100 | \sum_{k=1}^{10}2k-1 => ambiguous
\sum_{k=1}^{4}\frac{1}{k(k+1)} => 4/5 | \sum_{k=5}^{1}k => undefined | \sum_{k=1}^{3}\sum_{l=1}^{k}l => 10
\sum_{k=1}^{1000000}k => 500000500000 | \sum_{k=1}^{10^9}1 => 1000000000 | \sum_{k=0}^{20}2^k => 2097151
\prod_{k=1}^{89}\tg k^\circ => 1 | \prod_{n=2}^{\infty}\left(1-\frac{1}{n^2}\right) => 1/2
\sum_{k=0}^{\infty}\frac{1}{k!}-e => ambiguous | \sum_{n=1}^\infty 0{,}1^n => 1/9 | 3-(-2) => 5 | 3--2 => unreadable
3+-2 => unreadable | -(-3) => 3 | -|-3| => -3 | 2:-4 => -1/2 | 2(3) => 6 | (2+3)4 => 20 | 2^2 3 => unreadable
2^23 => unreadable | 2^{2}3 => unreadable | 2\cdot3^{2} => 18 | 3\sqrt4 => 6 | \sqrt4 3 => unreadable
\sqrt{4}3 => unreadable | 12:3\cdot4 => 16 | 12:3:2 => 2 | 12/3/2 => 2 | 12\div3\cdot 4 => 16 | 2/3\cdot6 => 4 | 1/2/3 => 1/6
1/2+1/3 => 5/6 | a/b => undefined | 1/(2\cdot3) => 1/6 | 2-3^2 => -7 | (-3)^2 => 9 | -(3)^2 => -9 | 10^{-2}\cdot10^5 => 1000
\frac{6^4}{2^4\cdot3^3} => 3 | \left(\frac{2}{3}\right)^{-2} => 9/4 | \frac23^2 => ambiguous | (0{,}2)^{-1} => 5
9^{-1{,}5} => 1/27 | 27^{\frac{1}{3}}\cdot 16^{0{,}25} => 6 | \sqrt[3]{0{,}008} => 1/5 | \sqrt[6]{64} => 2
\sqrt[n]{4} => undefined | \sqrt[\frac12]{4} => unreadable | \sqrt{(-5)^2} => 5 | \sqrt{3}\sqrt{27} => 9
\sqrt3\cdot\sqrt[4]{9} => 3 | \sqrt[3]{5\sqrt5}-\sqrt5 => 0 | \left(\sqrt{2}+\sqrt{3}\right)^2-2\sqrt{6} => 5
(2+\sqrt3)^5+(2-\sqrt3)^5 => 724 | \frac{3}{\sqrt[3]{9}}-\sqrt[3]{3} => 0 | \sqrt{\frac{3+\sqrt5}{2}}-\frac{\sqrt5}{2} => 1/2
\sqrt{4+\sqrt{15}}-\sqrt{4-\sqrt{15}} => ~2.4495 | \left(\sqrt{4+\sqrt{15}}-\sqrt{4-\sqrt{15}}\right)^2 => 6`,
  'calculus, counting and numbers': String.raw`
\left.\left(x^3-2x\right)'\right|_{x=2} => 10 | \left.(x^3)''\right|_{x=1} => 6 | (x^2)'_{x=3} => 6
\left.(\sin x)'\right|_{x=\pi} => -1 | \left.(\sqrt x)'\right|_{x=0} => undefined | \left.(\sqrt x)'\right|_{x=4} => 1/4
\left.(|x|)'\right|_{x=-2} => -1 | \left.(\ln x)'\right|_{x=5} => 1/5 | \left.(\frac1x)'\right|_{x=0} => undefined
\left.(\frac{x^2-1}{x-1})'\right|_{x=1} => undefined | \left.(\lfloor x\rfloor)'\right|_{x=\frac12} => 0
\left.(\lfloor x\rfloor)'\right|_{x=1} => undefined | \left.(\arctg x)'\right|_{x=2} => 1/5
\left.(x\ln x)'\right|_{x=0} => undefined | \left.(x^{\frac13})'\right|_{x=0} => undefined
\left.(\sqrt[3]{x})'\right|_{x=-8} => 1/12 | \left.(\sqrt{x^2})'\right|_{x=0} => undefined
\left.(\sqrt{x^2})'\right|_{x=-3} => -1 | f'(3) => unreadable | \lim_{x\to0}x\sin\frac1x => 0
\lim_{x\to0^+}\ln x => undefined | \lim_{x\to-1}\sqrt{x} => undefined | \lim_{x\to0}|x| => 0
\lim_{x\to0}\frac{|x|}{x} => undefined | \lim_{x\to0^-}\frac{|x|}{x} => -1 | \lim_{x\to\infty}\sqrt{x^2+x}-x => ambiguous
\lim_{x\to\infty}(\sqrt{x^2+x}-x) => 1/2 | \lim_{x\to\infty}\left(\frac{x+1}{x-1}\right)^{x} => ~7.3891
\lim_{x\to0}\frac{\arcsin x}{x} => 1 | \lim_{x\to0}x^x => unknown | \lim_{x\to1}\frac{x^n-1}{x-1} => undefined
\lim_{x\to\frac{\pi}{2}}\tg x => undefined | \lim_{x\to3}5 => 5 | \lim_{n\to\infty}\frac{n^{100}}{2^n} => 0
\lim_{n\to\infty}\frac{2^n}{n!} => unknown | \lim_{n\to\infty}\frac{3^{n+1}+2^n}{3^n-5} => 3
\lim_{n\to\infty}\frac{(-2)^n+3^n}{(-2)^{n+1}+3^{n+1}} => 1/3 | \lim_{n\to\infty}(\ln(n+1)-\ln n) => 0
\lim_{n\to\infty}n(\ln(n+1)-\ln n) => 1 | \lim_{n\to\infty}\cos(n\pi) => undefined | \lim_{n\to\infty}\sin(n\pi) => 0
\lim_{x\to 0}\frac{\sin x^\circ}{x} => ~0.0175 | \int_0^1\sqrt{x}\,dx => 2/3 | \int_0^1\frac{1}{\sqrt x}\,dx => 2
\int_0^1\frac{1}{x}\,dx => undefined | \int_0^1\frac{dx}{1+x^2} => ~0.7854 | \frac{4}{\pi}\int_0^1\frac{dx}{1+x^2} => 1
\int_{-1}^1|x|\,dx => 1 | \int_0^3\lfloor x\rfloor\,dx => 3 | \int_0^{2\pi}|\sin x|\,dx => 4 | \int_0^{2\pi}\sin x\,dx => 0
\int_0^{\pi}\sin^2x\,dx => ~1.5708 | \int_2^1x\,dx => -3/2 | \int_1^1\frac1x\,dx => 0 | \int_0^\pi x\sin x\,dx => ~3.1416
\int_0^{1}(2x+1)^3\,dx => 10 | \int_0^4|x-2|dx => 4 | \int_{-2}^{2}\sqrt{4-x^2}\,dx => ~6.2832 | \int_0^{\ln2}e^x\,dx => 1
\int_1^{e}\ln x\,dx => 1 | \int_0^1\int_0^1xy\,dx\,dy => unknown | \int_0^1 x^2 dx+1 => 4/3
\int_0^{\frac\pi4}\frac{1}{\cos^2x}dx => 1 | \int_{0}^{3}(x^2-4)\,\mathrm{d}x => -3 | \int_0^1 e^{-x^2}\,dx => unknown
\int_a^b x\,dx => undefined | \begin{vmatrix}2&0\\0&3\end{vmatrix}^2 => 36 | 7\bmod 3 => 1 | -7 \bmod 3 => ambiguous
\max\{3;5;2\} => 5 | \min(\sqrt2;1{,}5) => ~1.4142 | \max(1,2) => unreadable | \max(1, 2) => unreadable | \gcd(0;0) => 0
\lkkt(4;6;10) => 60 | \lnko(2{,}5;5) => undefined | (1+2i)(1-2i) => undefined | \sqrt{-9}+1 => undefined
\log_2(-1)^2 => ambiguous | \arcsin\left(\frac{\sqrt3}{2}\right) => ~1.0472 | \arccos(-1)-\pi => 0
\arctg\frac12+\arctg\frac13-\frac\pi4 => 0 | \arctg2+\arctg\frac12-\frac{\pi}{2} => 0 | \cos(\arctg 1) => ~0.7071
\cos^2(\arctg 3) => 1/10 | \arcsin(\sin 150^\circ)-\frac{\pi}{6} => 0 | \arccos(\cos 4)+4 => ~6.2832
\arcsin(\sin2)+2-\pi => 0 | \arctg(\tg 3)-3+\pi => 0 | \sh(\ln2) => 3/4 | \ch(\ln 3) => 5/3 | \th(\ln 2) => 3/5 | 20\% => 1/5
120+10\% => ambiguous | 100\cdot(1+10\%) => 110 | 15\%\cdot 15\% => 9/400 | 5\,‰ => unreadable | 3\text{:}2 => unreadable
1,5:0,5 => 3 | 1{.}5 => 3/2 | 1.500 => ambiguous | 12.345,67 => 1234567/100 | 1 234,5 => 2469/2 | 1 23 => 123
1\,23 => unreadable | 0{,}1\,234 => unreadable | 0,000001 => 1/1000000 | 5. => unreadable | {,}5 => unreadable
1{,}2{,}3 => unreadable | 1,2,3 => unreadable | 00012 => 12 | 3\cdot\frac12 => 3/2 | 3\frac{1}{2}\cdot2 => 7
3\frac{\sqrt4}{2} => 3 | 3\frac{3}{2} => 9/2 | 3\frac{2}{2} => ambiguous | x\frac12 => undefined | 3\cdot 2\frac12 => 15/2
-2\frac13 => -7/3 | 2\frac13^2 => ambiguous | 2^3\frac12 => 4 | (3)\frac12 => 3/2 | 3{\frac12} => ambiguous
3 \frac 1 2 => 7/2 | 1\frac12\% => 3/200 | \frac{1}{2}! => undefined | (2^3)! => 40320 | 3!4! => 144 | 4!-3! => 18
\frac{(n+1)!}{n!} => undefined | 20! => 2432902008176640000 | 10000! => unknown | 100000! => unknown
10^{10^{10}} => unknown | 2^{1000000} => unknown | 9^{9^{9}} => unknown | 9^{9^{9^9}} => unknown | \binom{5}{-1} => undefined
\binom{2{,}5}{2} => undefined | \binom{n}{2} => undefined | \binom{6}{3}\cdot\left(\frac12\right)^6 => 5/16`,
  'forms at the edge': String.raw`
2{}3 => unreadable | {2}3 => unreadable | 2\!3 => 23 | \mathbf{2}\mathbf{3} => unreadable | \mathbf2 3 => unreadable
2\mathbf3 => unreadable | \mathbf{1}\,000 => unreadable | 3\mathbf{\frac12} => ambiguous | \mathbf3\frac12 => ambiguous
{3}\frac12 => ambiguous | 3\left.\frac12\right. => unreadable | 3\displaystyle\frac12 => 7/2 | 3\,\frac12 => 7/2
3\ \frac12 => 7/2 | 3~\frac12 => 7/2 | 3\quad\frac12 => 7/2 | 3\!\frac12 => 7/2 | 3\frac52 => ambiguous
3\frac{4}{3} => ambiguous | 3\frac{12}{5} => ambiguous | 0{,}5\frac12 => 1/4 | 12\frac{1}{2}\frac{1}{3} => 25/6
\frac12\frac13 => 1/6 | \frac123 => unreadable | 3½ => 7/2 | ½3 => unreadable | 2½^2 => ambiguous | 2½² => ambiguous
3¼+¾ => 4 | 10⁻² => 1/100 | 2^3² => unreadable | (2+1)² => 9 | \sin²30^\circ => 1/4
sin30^\circ => unreadable | sin 30° => unreadable | cos60° => unreadable | tg45° => unreadable | lg100 => unreadable
\sqrt{} => unreadable | \sqrt => unreadable | \frac{}{2} => unreadable | \frac{1}{} => unreadable | {} => unreadable
\left(\right) => unreadable | +2 => 2 | ++2 => unreadable | *2 => unreadable | 2**3 => unreadable | 2·3 => 6
2x3 => undefined | 2X3 => undefined | 6:3 => 2 | 6∶3 => unreadable | 6/3 => 2 | 6⁄3 => unreadable | ∞ => undefined
2−3 => -1 | 2–3 => -1 | 2—3 => unreadable | 5∙2 => 10 | 5•2 => 10 | √4 => unreadable | √{4} => unreadable
³√8 => unreadable | ∛8 => unreadable | |−3| => 3 | 2'5 => unreadable | 5" => unreadable | \sin30^o => unreadable
\sin30^0 => ambiguous | \sin30^{o} => unreadable | 30^\circ => ~0.5236 | e^2 => ~7.3891 | e^0 => 1 | \varphi => undefined
\ln => unreadable | \sin => unreadable | \sin^2 => unreadable | \sin() => unreadable | \log_{}8 => unreadable
\log_2^{-1}8 => 1/3 | \lg^{-1}100 => 1/2 | \sin^{\frac12}90^\circ => 1 | \sin^n30^\circ => undefined
\sin\sin30^\circ => ~0.4794 | \sin 30^\circ\sin30^\circ => 1/4 | \sin 30^\circ 2 => ambiguous
\sin2\cdot30^\circ => ambiguous | \sin-30^\circ => -1/2 | \sin 30^\circ/2 => ambiguous | \sin\frac{30^\circ}{1} => 1/2
\sin(30^\circ)\cdot2 => 1 | \sin(30^\circ)2 => 1 | \sin|-30^\circ| => 1/2 | \sin[30^\circ] => 1/2
\sin\left[30^\circ\right] => 1/2 | \cos x => undefined | \tg 89{,}9999^\circ => ?572957.7951302414 | \csc 0 => undefined
2+2\text{, ahol }x=1 => unreadable | \log_3 9x => undefined | (2 => unreadable | 2) => unreadable | {2 => unreadable
2} => unreadable | \left(2 => unreadable | 2\right) => unreadable | [2) => unreadable | (2] => unreadable | [2+3]\cdot2 => 10
[(2+3)\cdot2]:5 => 2 | \{[2+(3-1)]:2\}\cdot3 => 6 | \left[\frac12\right] => ambiguous | \left[\frac12+\frac12\right] => 1
[-0{,}5] => ambiguous | \lfloor-0{,}5\rfloor => -1 | \lfloor-\frac72\rfloor+\lceil\frac72\rceil => 0
\lfloor\lg 12345\rfloor => 4 | \lfloor 10^{10}\pi\rfloor => 31415926535 | \lfloor e^{10}\rfloor => 22026
\lfloor\log_2 1000\rfloor => 9 | \lfloor\frac{\ln 8}{\ln 2}\rfloor => 3 | \lfloor(\sqrt2+1)^2-2\sqrt2\rfloor => 3
\lceil\sin 90^\circ\rceil => 1 | \lfloor 100\sin 30\rfloor => -99
\sgn(\sqrt2-1{,}41421356237309504880168872420969807856967187537694) => 1 | \sgn(\sqrt2+\sqrt3-\sqrt{5+2\sqrt6}) => 0
\sqrt{(\pi-4)^2}+\pi => 4 | \sqrt{\pi^2}-\pi => 0 | |\pi-3{,}14|-\pi => -157/50 | |\sin 200^\circ|+\sin200^\circ => 0
\log_\pi\pi^3 => 3 | \log_\pi 1 => 0 | \log_e e^2 => 2 | \pi^{\log_\pi 5} => 5 | \pi:\pi => 1 | \frac{2\pi}{3\pi} => 2/3
\frac{e^3}{e^{2}\cdot e} => 1 | \frac{\pi}{e} => ?1.1557273498 | \pi\cdot e => ?8.5397342227 | e^\pi => ~23.1407
\sqrt2^{\sqrt2} => ~1.6325 | (\sqrt2^{\sqrt2})^{\sqrt2} => 2 | (\sqrt2)^{\log_2 9} => 3 | 0{,}5^{\log_2 3} => 1/3
3^{\log_9 4} => 2 | 5^{\frac{1}{\log_3 5}} => 3 | 2^{\lg 5}-5^{\lg 2} => 0 | \log_2 3-\log_4 9 => 0
\frac{\log_2 3}{\log_2 9} => 1/2 | \frac{\ln 2}{\ln 3} => ~0.6309 | (\ln 2)^2 => ~0.4805 | \sin 1+\cos 1 => ~1.3818
\sin\sqrt2 => ~0.9878 | \sin 1\cdot\cos 1 => ~0.4546 | \cos1-\sin(\frac\pi2-1) => 0 | \sin(\pi+1)+\sin 1 => 0
\arcsin\frac13+\arccos\frac13-\frac\pi2 => 0 | \arctg2+\arctg3 => ~2.3562 | \frac{\arctg2+\arctg3}{\pi} => 3/4
\frac{\arctg 2}{\pi} => ?0.3524163823`,
  'printed joined, named by letters, degrees': String.raw`
3(\frac12) => 3/2 | 3\left(\frac12\right) => 3/2 | 2\cdot3\frac12 => 7 | 5!\frac12 => 60 | \sin 30⁰ => ambiguous
\cos(90^0-30^0) => ambiguous | \tg^2 60^{0} => ambiguous | 30^0 => 1 | \sin(30)^0 => ambiguous | \sin\pi^0 => ~0.8415
\sin 0^0 => ambiguous | 2^{\sin 90^\circ} => 2 | \lg 30^0 => 0 | \sin^0 30^\circ => 1 | 2sin30° => unreadable
2\cdot lg100 => unreadable | e^{lne} => undefined | \sqrt{sin 90°} => unreadable | \sin30^\degree => 1/2
\Biggl(2+3\Biggr) => 5 | \left\vert 2-\left\vert-3\right\vert\right\vert => 1 | \mathrm{e}^{\ln 3} => 3
\mathrm{lnko}(4;6) => 2 | 5\text{ m}^2 => unreadable | \text{3} => unreadable | C_{10}^{3} => 120 | V_{6}^{6} => 720
P_4^2 => unreadable | P_{10}:P_8 => 90 | \frac{C_4^2\cdot C_{48}^3}{C_{52}^5} => 2162/54145 | C_5 => unreadable
C => undefined | V_3^5 => undefined | \alpha+1 => undefined | \lim_{\alpha\to0}\frac{\sin\alpha}{\alpha} => 1
\left.(\sin\alpha)'\right|_{\alpha=0} => 1 | \int_0^1\alpha\,d\alpha => 1/2 | \sum_{\nu=1}^{3}\nu => 6
1+2+\ldots => unreadable | 0,1212\dots => unreadable | ]1;2[ => unreadable | \int_0^1 x\,\mathrm{dx} => 1/2
\int_0^1 x\,\mathrm{d}x+1 => 3/2 | \int_0^1 x\,\mathrm dx+1 => 3/2 | \int_0^1\int_0^1 1\,\mathrm dx\,\mathrm dy => 1
\operatorname{arc\,sin}1 => unreadable | \sum_{n=1}^{3}ln => unreadable | 1{,}5\frac12 => 3/4
\sin 60^\circ{\frac12} => ambiguous`,
  'angles in radians': String.raw`
\sin(-1)+\sin1 => 0 | \cos(-1)-\cos1 => 0 | \sin 0{,}01^\circ => ~0.0002 | \sin 12{,}345^\circ => ~0.2138
\tg 37{,}5^\circ => ~0.7673 | \cos 12^\circ 30' => ~0.9763 | \tg 1{,}23^\circ => ~0.0215 | \tg 89{,}9^\circ => ~572.9572
\sin 12{,}34567^\circ => ~0.2138 | \cos 0{,}0001^\circ => ~1.0000 | \arctg\frac{1}{239} => ~0.0042
4\arctg\frac15-\arctg\frac{1}{239}-\frac\pi4 => 0 | \cos(\frac{3\pi}{2}+2)-\sin2 => 0 | \arccos(\cos 4)+4-2\pi => 0
\arcsin(\sin 10) => ~-0.5752 | \arcsin(-\sin 2)-2+\pi => 0 | \arcsin(\sin(-2))-2+\pi => 0 | \arcsin(\sin 1) => 1
\arccos(\cos 1) => 1 | \arctg(\tg 1) => 1 | \arcsin(\cos 1)-\frac\pi2 => -1 | \sin^2(\pi-1)+\cos^2 1 => 1
\sin(1+\frac{\pi}{6}) => ?0.9988864023 | \tg(\pi+1)-\tg1 => 0 | \sin(2\pi+e)-\sin e => 0
\cos\frac{2\pi}{1999993}+\cos\frac{2\pi}{1999957}+\cos\frac{2\pi}{1999979} => ?3.0000000000
\cos\frac{2\pi}{1999993}+\cos\frac{2\pi}{1999957} => ?2.0000000000 | \lim_{x\to0}\frac{\sin(\pi+x)}{x} => -1
\sum_{k=1}^{3}\sin(k\pi+1)+\sin 1 => ambiguous`,
}

const rows = (table: string) =>
  table
    .split('\n')
    .flatMap(line => line.split(' | '))
    .filter(row => row.includes(' => '))
    .map(row => row.split(' => ').map(part => part.trim()) as [string, string])

for (const [name, table] of Object.entries(TABLES))
  test(name, () => {
    const apart = rows(table).filter(([source, expected]) => verdict(source) !== expected)
    expect(apart.map(([source, expected]) => `${source}: ${verdict(source)}, not ${expected}`)).toEqual([])
  })
test('there are at least 650 of them', () =>
  expect(Object.values(TABLES).flatMap(rows).length).toBeGreaterThan(650))
